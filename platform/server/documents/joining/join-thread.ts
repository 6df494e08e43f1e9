import { answerApart } from '../../apart/answer-apart.ts'
import { joined } from './joined.ts'

await answerApart((documents: readonly Uint8Array[]) => joined(documents))
