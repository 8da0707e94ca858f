/** Telling somebody who looks elsewhere: the system's notifications. */
export const notify = {
  possible: 'Notification' in globalThis,

  /** Asks for permission; whether it was given. */
  async allow(): Promise<boolean> {
    return this.possible && (await Notification.requestPermission()) === 'granted'
  },

  /** Only if the page cannot be seen; a click brings it back. */
  show(title: string, body: string): void {
    if (!this.possible || Notification.permission !== 'granted' || !document.hidden) return
    // One at a time: a newer one takes the place of an older one.
    const notification = new Notification(title, { body, tag: 'surtsey', icon: '/island.svg' })
    notification.onclick = () => {
      window.focus()
      notification.close()
    }
  },
}
