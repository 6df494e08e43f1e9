import { unzipSync } from 'fflate'
import type { Table } from '#platform/server/sheets/table.ts'
import { readWorkbook } from '#platform/server/sheets/workbook.ts'
import { fileTooHeavy } from '#platform/shared/files.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { decodeText } from '../../rules/import/decode.ts'
import type { PackageFiles } from '../../rules/import/qti/package.ts'

const mostUnpacked = 60_000_000
const mostFiles = 20_000
/** Rows of a sheet: a question takes one for each of its answers. */
const mostRows = 50_000
const longestCell = 32_767

/**
 * The archive's files. Each unpacks into as many bytes as it says and no more, and all say how many, so an archive that
 * would fill the memory is refused before anything is unpacked.
 */
function unpacked(bytes: Uint8Array, wanted: (name: string) => boolean): Record<string, Uint8Array> {
  let [size, count] = [0, 0]
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!wanted(name)) return false
      size += originalSize
      count++
      return size > mostUnpacked || count > mostFiles ? refuse(fileTooHeavy) : true
    },
  })
}

/** The visible sheets of a workbook; null where the archive is none. */
export async function sheetsOf(bytes: Uint8Array): Promise<readonly Table[] | null> {
  let isWorkbook = false
  unzipSync(bytes, {
    filter: ({ name }) => {
      isWorkbook ||= name === 'xl/workbook.xml'
      return false
    },
  })
  if (!isWorkbook) return null
  const { tables } = await readWorkbook(bytes, {
    rows: mostRows,
    letters: longestCell,
    tooManyRows: () => refuse(fileTooHeavy),
    tooManyColumns: () => refuse(fileTooHeavy),
  })
  return tables
}

/** The files of a package, each read when it is asked for. */
export function unpackedFiles(bytes: Uint8Array): PackageFiles {
  const entries = new Map(Object.entries(unpacked(bytes, (name) => !name.endsWith('/'))))
  return {
    paths: [...entries.keys()],
    text: (path) => {
      const found = entries.get(path)
      return found ? (decodeText(found)?.text ?? '') : null
    },
    base64: (path) => {
      const found = entries.get(path)
      return found ? Buffer.from(found).toString('base64') : null
    },
  }
}
