/** The rules of Volcanique: the essentials of them. */
import type { RulesBook } from '../../../help/rules'
import { volcaniqueWords } from './words'

const rules: RulesBook = {
  async read() {
    const { note, sections } = await volcaniqueWords()
    return { note, sections: sections.map((section, index) => ({ ...section, id: String(index), examples: [] })) }
  },
}
export default rules
