import { answerApart } from '#platform/server/apart/answer-apart.ts'
import { Refusal, refuse } from '#platform/shared/refusal.ts'
import { oldQti } from '../../contract/refusals.ts'
import { isOldQti, readBankFile, readBankPackage, readBankSheets, type ReadBank } from '../../rules/import/read-bank.ts'

export type { ReadBank }

/** Signs of a ZIP archive, as packages and workbooks are. */
const isPacked = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

const refusedIfOld = (source: Parameters<typeof isOldQti>[0]): null => (isOldQti(source) ? refuse(oldQti) : null)

await answerApart(async (bytes: Uint8Array): Promise<ReadBank | null> => {
  if (!isPacked(bytes)) return readBankFile(bytes) ?? refusedIfOld(bytes)
  // Only who imports an archive waits for its readers.
  const { sheetsOf, unpackedFiles } = await import('./archives.ts')
  try {
    const sheets = await sheetsOf(bytes)
    if (sheets) return readBankSheets(sheets)
    const files = unpackedFiles(bytes)
    return readBankPackage(files) ?? refusedIfOld(files)
  } catch (error) {
    if (error instanceof Refusal) throw error
    // a broken archive holds no question
    return null
  }
})
