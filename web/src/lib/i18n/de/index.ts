import type { Catalogue } from '../i18n.svelte'
import board from './board'
import help from './help'
import replay from './replay'
import shell from './shell'

const catalogue: Catalogue = { shell, board, help, replay }
export default catalogue
