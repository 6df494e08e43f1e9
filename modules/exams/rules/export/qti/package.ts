import type { BankQuestion } from '../bank-question.ts'
import { element, xmlHead, xmlText } from '../xml-writing.ts'
import { flavours, type Flavour } from './flavour.ts'
import { writeItem } from './item.ts'

/** A file of a package: a text, or bytes in base64. */
export interface PackedFile {
  readonly path: string
  readonly text?: string
  readonly base64?: string
}

const lomNamespace = 'http://ltsc.ieee.org/xsd/LOM'
const string = (text: string) => element('string', {}, xmlText(text))

/** One line of a classification: by `purpose`, from the wide to the narrow. */
const classified = (purpose: string, taxons: readonly string[]) =>
  element(
    'classification',
    {},
    element('purpose', {}, element('source', {}, 'LOMv1.0'), element('value', {}, purpose)),
    element('taxonPath', {}, ...taxons.map((taxon) => element('taxon', {}, element('entry', {}, string(taxon))))),
  )

/** Learning object metadata (IEEE 1484.12): where the question belongs, how hard it is, how long it takes. */
function metadataOf({ name, seconds, category, labels }: BankQuestion): string {
  const place = category ? [category.course, ...(category.module ? [category.module] : [])] : []
  return element(
    'lom',
    { xmlns: lomNamespace },
    element('general', {}, element('title', {}, string(name))),
    element('educational', {}, element('typicalLearningTime', {}, element('duration', {}, `PT${seconds}S`))),
    ...(place.length > 0 ? [classified('discipline', place)] : []),
    ...(labels?.level ? [classified('educational level', [labels.level])] : []),
    ...(labels?.category ? [classified('idea', [labels.category])] : []),
  )
}

function resourceOf(question: BankQuestion, identifier: string, paths: readonly string[], flavour: Flavour): string {
  return element(
    'resource',
    { identifier, type: flavour.resourceType, href: paths[0] },
    element('metadata', {}, metadataOf(question)),
    ...paths.map((href) => element('file', { href })),
  )
}

/** Questions as the files of a QTI package; each is as `asWritten` gives it. */
export function writeQti(questions: readonly BankQuestion[], format: 'qti21' | 'qti3'): PackedFile[] {
  const flavour = flavours[format]
  const files: PackedFile[] = []
  const resources = questions.map((question, at) => {
    const identifier = `q${at + 1}`
    const path = `items/${identifier}.xml`
    const media = question.media.map(({ name }) => `media/${identifier}-${name}`)
    const places = media.map((each) => `../${each}`)
    files.push({ path, text: writeItem(question, identifier, places, flavour) })
    for (const [place, { base64 }] of question.media.entries()) files.push({ path: media[place]!, base64 })
    return resourceOf(question, identifier, [path, ...media], flavour)
  })
  const [schema, version] = flavour.packageSchema
  const manifest = element(
    'manifest',
    { xmlns: flavour.packageNamespace, identifier: 'question-bank' },
    element('metadata', {}, element('schema', {}, schema), element('schemaversion', {}, version)),
    element('organizations'),
    element('resources', {}, ...resources.map((each) => `${each}\n`)),
  )
  return [{ path: 'imsmanifest.xml', text: `${xmlHead}${manifest}\n` }, ...files]
}
