import { isTest, type Finding, findingAt, type SourceFile } from '../source.ts'

const isStore = (path: string) => /^modules\/[^/]+\/server\/store\//.test(path) && !isTest(path)

/** What a store may not use: to say no, to write down what happened, to look up how the academy wants it. */
const decides: readonly (readonly [target: RegExp, name: RegExp, what: string])[] = [
  [/^platform\/shared\/refusal\.ts$/, /^refuse$/, 'refuses'],
  [/^modules\/[^/]+\/server\/(public|refuse-[^/]+)\.ts$/, /^refuse/, 'refuses'],
  [/^platform\/server\/event\.ts$/, /^recordEvent$/, 'records'],
  [/^platform\/server\/audit\/entry\.ts$/, /^recordAudit$/, 'records'],
  [/^platform\/server\/settings\.ts$/, /^settings$/, 'reads the settings'],
]

/** A store holds SQL: it finds and writes rows. Who may, and what follows, stands in calls and acts. */
export function storeFindings(file: SourceFile): Finding[] {
  if (!isStore(file.path)) return []
  return file.imports
    .filter(({ typeOnly }) => !typeOnly)
    .flatMap(({ target, start, names }) =>
      decides
        .filter(([place, name]) => place.test(target) && names.some((each) => name.test(each)))
        .map(([, , what]) =>
          findingAt(file, start, `${what}: a store holds SQL alone; decide in server/acts or the call`),
        ),
    )
}
