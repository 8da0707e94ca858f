import board from './board'
import help from './help'
import replay from './replay'
import shell from './shell'

const english = { shell, board, help, replay }
export type English = typeof english
export default english
