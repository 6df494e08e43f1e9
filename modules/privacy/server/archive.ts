import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { cleanFileName } from '#platform/server/files/file-name.ts'
import type { FileStorage } from '#platform/server/files/kept-files.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import { inBatches, type OwnData, type OwnRows, type Person } from '#platform/server/content/own-data.ts'
import type { ArchivedFile } from '#platform/server/content/zip.ts'
import type { Language } from '#platform/shared/actor.ts'
import { ownDataKinds } from '#platform/shared/record/own-data.ts'
import { archiveWordsIn, type ArchiveWords } from '../text/letters.ts'

interface Source {
  readonly db: Database
  readonly files: FileStorage
  readonly vault: Vault
  readonly parts: readonly OwnData[]
}

interface OwnFile {
  readonly id: number
  readonly name: string
  readonly storage_key: string
}

/** The files of the archive, each read when its turn comes. */
export async function* archiveOf(
  { db, files, vault, parts }: Source,
  person: Person,
  { language, academy, at }: { language: Language; academy: string; at: string },
): AsyncGenerator<ArchivedFile> {
  const words = archiveWordsIn(language)
  yield { path: words.fileName, content: text(readme(words, academy, at)) }
  for (const kind of ownDataKinds) {
    const sources = parts.flatMap((part) => part.kinds).filter((each) => each.kind === kind)
    const rows = sources.map(({ rows, opened = (row: object) => row }) => ({
      rows: rows(person),
      opened: (row: object) => opened(row, vault),
    }))
    if (kind === 'files') rows.push({ rows: listed(parts, person), opened: (row) => row })
    yield { path: `${kind}.json`, content: jsonList(db, rows) }
  }
  for (const { id, name, storage_key } of await ownFiles(db, parts, person)) {
    const path = `files/${id}-${cleanFileName(name)}`
    const content = await files.open(storage_key).catch(() => null)
    // One lost file must not keep somebody from everything else.
    yield content ? { path, content, isPacked: true } : { path: `${path}.txt`, content: text(words.lost) }
  }
}

async function* text(words: string) {
  yield words
}

const readme = (words: ArchiveWords, academy: string, at: string) =>
  [
    `${words.title}\n${academy} · ${at}`,
    words.intro,
    ...ownDataKinds.map((kind) => `${kind}.json\n  ${words.kinds[kind]}`),
    `files/\n  ${words.files}`,
    words.kept,
  ].join('\n\n') + '\n'

/** Ids of the own files, of whichever module. */
export const idsOf = (parts: readonly OwnData[], person: Person) =>
  sql.join([sql`select null::integer as id`, ...parts.flatMap((part) => part.files?.ids(person) ?? [])], sql` union `)

const listed = (parts: readonly OwnData[], person: Person): OwnRows => sql`
  select f.id::bigint as key, jsonb_build_object('Number', f.id, 'Name', f.name, 'Kind', f.field, 'Type', f.media_type,
    'Bytes', f.bytes, 'UploadedAt', f.created_at) as row
  from platform.file f where f.id in (${idsOf(parts, person)})`

const ownFiles = async (db: Database, parts: readonly OwnData[], person: Person) =>
  (
    await sql<OwnFile>`select f.id, f.name, f.storage_key from platform.file f
      where f.id in (${idsOf(parts, person)}) order by f.id`.execute(db)
  ).rows

/** A JSON list, one record a line. */
async function* jsonList(
  db: Database,
  sources: readonly { readonly rows: OwnRows; readonly opened: (row: object) => object }[],
) {
  let before = '[\n'
  for (const { rows, opened } of sources) {
    for await (const row of inBatches(db, rows)) {
      yield before + JSON.stringify(opened(row))
      before = ',\n'
    }
  }
  yield before === ',\n' ? '\n]\n' : '[]\n'
}
