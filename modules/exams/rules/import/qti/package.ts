import { bankFile, type ImportedQuestion, type ImportProblem, type QuestionBankFile } from '../imported-question.ts'
import { nameOf, type FilesBeside } from '../media.ts'
import { XmlFault } from '../xml.ts'
import { readItem } from './item.ts'
import { itemsOf, undescribed, type ListedItem } from './manifest.ts'

/** The files of an unpacked archive, by their paths in it. */
export interface PackageFiles {
  readonly paths: readonly string[]
  readonly text: (path: string) => string | null
  readonly base64: (path: string) => string | null
}

export type QtiFormat = 'qti21' | 'qti3'

const manifestName = 'imsmanifest.xml'
const isItemFile = (source: string) => /<(?:[\w.-]{1,40}:)?(?:qti-assessment-item|assessmentItem)[\s>]/.test(source)
const isThree = (source: string) => /<(?:[\w.-]{1,40}:)?qti-assessment-item[\s>]/.test(source)

/** Whether a text is of QTI 1.2, which names everything differently than its successors. */
export const looksLikeOldQti = (source: string): boolean =>
  /<(?:[\w.-]{1,40}:)?questestinterop[\s>]/.test(source.slice(0, 20_000))

/** Whether a package is. Canvas calls its files `.xml.qti` too, Blackboard `.dat`. */
export const isOldPackage = ({ paths, text }: PackageFiles): boolean =>
  paths.some((path) => /\.(?:xml|qti|dat)$/i.test(path) && looksLikeOldQti(text(path) ?? ''))

/** A QTI package, or null where these files are none. */
export function readQtiPackage(files: PackageFiles): (QuestionBankFile & { readonly format: QtiFormat }) | null {
  const manifest = files.paths.find((path) => path.toLowerCase().split('/').pop() === manifestName)
  const listed = listedIn(files, manifest)
  if (listed.length === 0) return null
  const sources = listed.map(({ path }) => files.text(path))
  const read = listed.map(({ path, described }, at): ImportedQuestion | ImportProblem => {
    const source = sources[at] ?? null
    const number = at + 1
    if (source === null)
      return { number, line: 1, file: path.slice(0, 200), name: path.slice(0, 200), code: 'itemMissing' }
    return readItem(source, { number, path: path.slice(0, 200) }, described, beside(files, path, source))
  })
  const format = sources.some((source) => source !== null && isThree(source)) ? 'qti3' : 'qti21'
  return { ...bankFile(read), format }
}

/** The items that the manifest lists; without one every item that is there. */
function listedIn(files: PackageFiles, manifest: string | undefined): ListedItem[] {
  const folder = manifest?.slice(0, -manifestName.length) ?? ''
  const text = manifest === undefined ? null : files.text(manifest)
  if (text !== null) {
    try {
      const listed = itemsOf(text).map((each) => ({ ...each, path: `${folder}${nameOf(each.path)}` }))
      if (listed.length > 0) return listed
    } catch (fault) {
      if (!(fault instanceof XmlFault)) throw fault
    }
  }
  return files.paths
    .filter((path) => /\.xml$/i.test(path) && isItemFile(files.text(path) ?? ''))
    .map((path) => ({ path, described: undescribed }))
}

/** One item by itself. */
export const readQtiItem = (source: string): QuestionBankFile & { readonly format: QtiFormat } => ({
  ...bankFile([readItem(source, { number: 1, path: '' }, undescribed, new Map())]),
  format: isThree(source) ? 'qti3' : 'qti21',
})

export const looksLikeQtiItem = isItemFile

const addresses = /\b(?:src|data|href)\s*=\s*(?:"([^"<>]{1,400})"|'([^'<>]{1,400})')/g

/** The files that an item names, under the names that it gives them. */
function beside(files: PackageFiles, path: string, source: string): FilesBeside {
  const folder = path.split('/').slice(0, -1)
  const found = new Map<string, string>()
  for (const [, double, single] of source.matchAll(addresses)) {
    const name = nameOf((double ?? single ?? '').replaceAll('&amp;', '&'))
    if (/^[a-z]{2,10}:/i.test(name) || found.has(name) || found.size >= 100) continue
    const base64 = files.base64(resolved(folder, name))
    if (base64 !== null) found.set(name, base64)
  }
  return found
}

/** A path seen from a folder; one that leads out of the package names nothing. */
function resolved(folder: readonly string[], name: string): string {
  const steps = name.startsWith('/') ? [] : [...folder]
  for (const step of name.split('/')) {
    if (step === '..') {
      if (steps.pop() === undefined) return ''
    } else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/')
}
