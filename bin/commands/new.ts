import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newAct, nounsOf } from './new/act.ts'
import { newCall } from './new/call.ts'
import { newDocument } from './new/document.ts'
import { newList } from './new/list.ts'
import { newLookup } from './new/lookup.ts'
import { newModule } from './new/module.ts'
import type { Made } from './new/made.ts'
import { newScreen } from './new/screen.ts'
import { declaresSettings, newSetting } from './new/setting.ts'
import { root } from './root.ts'

const usage = `Usage: bin/new act MODULE NAME [NOUN]                   an act: declaration, words, notices; call and handler
       bin/new call MODULE NAME [GET|POST|PUT|DELETE]   a call: contract, handler, test
       bin/new list MODULE NAME                         a paged list: contract, store, handler, page, test
       bin/new screen MODULE NAME                       a page and its route
       bin/new document MODULE NAME                     a printable document: its folder in the module of its noun
       bin/new setting MODULE NAME                      one more in the module's last section of settings
       bin/new lookup NAME                              a list that the academy keeps itself
       bin/new module NAME                              a folder of the house
       bin/new tables                                   database/tables.ts from the migrations

NAME as approveVisa, approve-visa or ApproveVisa.`

/** How the name of a migration that is written now begins: day and time, UTC, so that two who write at once never meet. */
const migrationNow = (): string => {
  const [day = '', time = ''] = new Date().toISOString().split('T')
  return `${day.replaceAll('-', '')}-${time.slice(0, 5).replace(':', '')}`
}

const methods = ['GET', 'POST', 'PUT', 'DELETE']

/** What is wrong with the words, as a sentence; null: nothing. */
function wrong(kind: string | undefined, [module = '', , third]: readonly string[]): string | null {
  const [noun, method] = [third, third ?? 'GET']
  if (kind === undefined || !['act', 'call', 'list', 'screen', 'document', 'setting'].includes(kind)) return null
  if (!existsSync(join(root, 'modules', module)))
    return `There is no module ${module}. bin/new module ${module} makes one.`
  if (kind === 'act' && !existsSync(join(root, 'modules', module, 'contract/acts.ts')))
    return `The module ${module} declares no acts: contract/acts.ts is not there.`
  if (kind === 'act' && noun !== undefined && !nounsOf(module).includes(noun))
    return `The acts of ${module} are those of ${nounsOf(module).join(', ')}, not of ${noun}.`
  if (kind === 'setting' && !declaresSettings(module))
    return `The module ${module} declares no settings: contract/settings.ts has no section of them.`
  if (kind === 'call' && !methods.includes(method)) return `A call is one of ${methods.join(', ')}, not ${method}.`
  return null
}

function made(kind: string | undefined, words: readonly string[]): Made | null {
  const [first = '', second = '', third] = words
  if (kind === 'act' && second) return newAct(first, second, third)
  if (kind === 'call' && second) return newCall(first, second, third ?? 'GET')
  if (kind === 'list' && second) return newList(first, second)
  if (kind === 'screen' && second) return newScreen(first, second)
  if (kind === 'document' && second) return newDocument(first, second)
  if (kind === 'setting' && second) return newSetting(first, second)
  if (kind === 'lookup' && first) return newLookup(first, migrationNow())
  if (kind === 'module' && first) return newModule(first, migrationNow())
  return null
}

function write({ files, changes = [], next }: Made): void {
  const taken = files.find(({ path }) => existsSync(join(root, path)))
  if (taken) throw new Error(`${taken.path} is there already.`)
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(`made ${path}`)
  }
  const changed = changes.map(({ path, change }) => ({ path, text: change(readFileSync(join(root, path), 'utf8')) }))
  for (const { path, text } of changed) {
    writeFileSync(join(root, path), text)
    console.log(`changed ${path}`)
  }
  console.log(`\nNow:\n${next.map((line) => `  ${line}`).join('\n')}`)
}

const [kind, ...words] = process.argv.slice(2)
if (kind === 'tables') await import('./tables.ts')
else {
  const reason = wrong(kind, words)
  const result = reason === null ? made(kind, words) : null
  if (reason !== null) {
    console.error(reason)
    process.exitCode = 2
  } else if (result) write(result)
  else {
    console.error(usage)
    process.exitCode = 2
  }
}
