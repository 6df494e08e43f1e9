import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Table } from './tables.ts'

export interface Copied {
  readonly rows: number
  readonly sha256: string
}

/** Writes a table to a file; without a file it is only counted and hashed. */
export async function copyOut(client: pg.ClientBase, table: Table, file: string | null): Promise<Copied> {
  const hash = createHash('sha256')
  let rows = 0
  const measuring = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      // In COPY's text form a line break stands between rows only; inside a value it is written as \n.
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows++
      done(null, file === null ? undefined : chunk)
    },
  })
  const source = client.query(copyTo(table.read))
  if (file === null) await pipeline(source, measuring.resume())
  else await pipeline(source, measuring, createWriteStream(file, { mode: 0o600 }))
  return { rows, sha256: hash.digest('hex') }
}

export async function copyIn(client: pg.ClientBase, table: Table, file: string): Promise<void> {
  const target = client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`))
  await pipeline(createReadStream(file), target)
}
