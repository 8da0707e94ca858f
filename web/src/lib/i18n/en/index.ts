import board from './board'
import engine from './engine'
import help from './help'
import replay from './replay'
import shell from './shell'

const english = { shell, board, engine, help, replay }
export type English = typeof english
export default english
