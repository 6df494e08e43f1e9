import { isTest, type Finding, findingAt, type Node, type SourceFile, walk } from '../source.ts'

const isStore = (path: string) => /^modules\/[^/]+\/server\/store\//.test(path) && !isTest(path)

/** What a store may not use: to say no, to write down what happened, to look up how the academy wants it; nor what uses it. */
const decides: readonly (readonly [target: RegExp, name: RegExp, what: string])[] = [
  [/^platform\/shared\/refusal\.ts$/, /^refuse$/, 'refuses'],
  [/^modules\/[^/]+\/server\/(public|refuse-[^/]+)\.ts$/, /^refuse/, 'refuses'],
  [/^platform\/server\/event\.ts$/, /^recordEvent$/, 'records'],
  [/^platform\/server\/audit\/entry\.ts$/, /^recordAudit$/, 'records'],
  [/^platform\/server\/acts\/write-act\.ts$/, /^write/, 'records'],
  [/^platform\/server\/notices\/notice\.ts$/, /^tell$/, 'tells'],
  [/^modules\/[^/]+\/server\/(acts|calls)\//, /./, 'stands on what stands on it'],
  [/^platform\/shared\/access\.ts$/, /^passes$/, 'says who may'],
  [/^platform\/server\/settings\.ts$/, /^settings$/, 'reads the settings'],
]

/**
 * A store holds SQL: it finds and writes rows. Who may, and what follows, stands in calls, acts and rules; whose rows there are
 * in tables of reach.
 */
export function storeFindings(file: SourceFile): Finding[] {
  if (!isStore(file.path)) return []
  const roles: Finding[] = []
  walk(file.program, (node) => {
    if (node.type !== 'MemberExpression') return
    const { object, property } = node as unknown as Record<'object' | 'property', Node & { readonly name?: string }>
    if (object.name === 'actor' && (property.name === 'role' || property.name === 'permissions'))
      roles.push(findingAt(file, node.start, 'asks for a role: whose rows there are stands in rules/reach.ts'))
  })
  const uses = file.imports
    .filter(({ typeOnly }) => !typeOnly)
    .flatMap(({ target, start, names }) =>
      decides
        .filter(([place, name]) => place.test(target) && names.some((each) => name.test(each)))
        .map(([, , what]) =>
          findingAt(file, start, `${what}: a store holds SQL alone; decide in server/acts or the call`),
        ),
    )
  return [...roles, ...uses]
}

const isCallOrAct = (path: string) => /^modules\/[^/]+\/server\/(calls|acts)\//.test(path) && !isTest(path)
const queries = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])

/** Calls and acts load, decide, store and announce: what they send to the database stands in a store. */
export function queryFindings(file: SourceFile): Finding[] {
  if (!isCallOrAct(file.path)) return []
  const problem = 'holds SQL: find and write rows in server/store/'
  const taken = file.imports.filter(
    ({ target, typeOnly, names }) => target === 'kysely' && !typeOnly && names.includes('sql'),
  )
  const found = taken.map(({ start }) => findingAt(file, start, problem))
  walk(file.program, (node) => {
    if (node.type !== 'CallExpression') return
    const { property } = node['callee'] as Node & { readonly property?: Node & { readonly name?: string } }
    if (queries.has(property?.name ?? '')) found.push(findingAt(file, node.start, problem))
  })
  return found
}
