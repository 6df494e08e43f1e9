import { answerApart } from '#platform/server/apart/answer-apart.ts'
import { readBankFile, type ReadBank } from '../rules/import/read-bank.ts'

export type { ReadBank }

await answerApart((bytes: Uint8Array): ReadBank | null => readBankFile(bytes))
