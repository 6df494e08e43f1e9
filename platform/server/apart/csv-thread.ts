import { parseCsv } from '../content/csv.ts'
import { answerApart } from './answer-apart.ts'

await answerApart((text: string) => parseCsv(text))
