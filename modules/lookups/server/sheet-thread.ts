import { answerApart } from '#platform/server/apart/answer-apart.ts'
import { mostRows } from '#platform/server/sheets/table.ts'
import { readWorkbook } from '#platform/server/sheets/workbook.ts'
import { fileTooHeavy } from '#platform/shared/files.ts'
import { Refusal, refuse } from '#platform/shared/refusal.ts'
import { notALookupFile } from '../contract/refusals.ts'

const tooMuch = () => refuse(fileTooHeavy)

await answerApart(async (bytes: Uint8Array): Promise<string[][]> => {
  try {
    const { tables } = await readWorkbook(bytes, { rows: mostRows, tooManyRows: tooMuch, tooManyColumns: tooMuch })
    return tables[0]?.rows ?? []
  } catch (error) {
    if (error instanceof Refusal) throw error
    return refuse(notALookupFile)
  }
})
