import { isAbove } from '../order.ts'
import { placeOf } from '../place.ts'
import { findingAt, isTest, textsOf, type Finding, type SourceFile } from '../source.ts'

/** Schemas that every module may read: the words of all, and the platform's own. */
const open = ['lookups', 'platform']

/**
 * A module's SQL names its own tables, lookups, the platform's, and the `_facts` views of modules above. Reports read
 * everything. `tables` is what there is, as `schema.table`.
 */
export function sqlFindings(file: SourceFile, tables: ReadonlySet<string>): Finding[] {
  const { area, name: module, part } = placeOf(file.path)
  if (area !== 'modules' || part !== 'server' || module === 'reports' || isTest(file.path)) return []
  return textsOf(file).flatMap(({ text, start }) => {
    const named = [...text.matchAll(/\b([a-z_]+)\.([a-z_0-9]+)\b/g)].map(([whole, schema = '']) => ({ whole, schema }))
    return named
      .filter(({ whole, schema }) => tables.has(whole) && schema !== module && !open.includes(schema))
      .filter(({ whole, schema }) => !(whole.endsWith('_facts') && isAbove(schema, module)))
      .map(({ whole, schema }) =>
        findingAt(
          file,
          start,
          `names ${whole}: ${isAbove(schema, module) ? `read it through a ${schema}.*_facts view` : `${schema} stands below ${module}`}`,
        ),
      )
  })
}

/** The keys of the generated `DB` interface. */
export const tablesIn = (generated: string): ReadonlySet<string> =>
  new Set([...generated.matchAll(/^ {2}['"]([a-z_]+\.[a-z_0-9]+)['"]:/gm)].map((match) => match[1]!))
