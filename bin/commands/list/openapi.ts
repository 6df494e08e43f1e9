import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openapiDocument } from '#apps/server/openapi.ts'
import { root } from '../root.ts'

const file = join(root, 'docs/openapi.json')

/** Writes docs/openapi.json, or only compares it; answers the exit code. */
export async function writeOpenapi(verify: boolean): Promise<number> {
  const text = `${JSON.stringify(openapiDocument(), null, 2)}\n`
  if (verify) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return 0
    console.error('docs/openapi.json is not what the contracts say: run bin/list openapi')
    return 1
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return 0
}
