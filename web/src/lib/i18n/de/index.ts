import type { Catalogue } from '../i18n.svelte'
import board from './board'
import engine from './engine'
import help from './help'
import replay from './replay'
import shell from './shell'

const catalogue: Catalogue = { shell, board, engine, help, replay }
export default catalogue
