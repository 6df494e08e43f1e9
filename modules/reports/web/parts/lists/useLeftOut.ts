import { useFormat } from '#platform/web/format.tsx'
import { useText, type Translate } from '#platform/web/text.ts'
import { factsOf } from '../../../contract/list-facts.ts'
import { answered } from '../../../rules/definition.ts'
import type { Definition } from './report.ts'
import { useReportWords } from './useReportWords.tsx'

/** What of a saved definition its list answers still, and what not, in words; null where all of it. */
export function useLeftOut() {
  const t = useText('reports')
  const format = useFormat()
  const words = useReportWords(t as unknown as Translate)
  return (saved: Definition): { readonly kept: Definition; readonly leftOut: string | null } => {
    const { List } = saved
    const kept = answered(saved, factsOf(List))
    const gone = <Part>(before: readonly Part[], after: readonly Part[]) =>
      before.filter((each) => !after.includes(each))
    const label = (name: string) => words.label(List, name)
    const names = [
      ...gone(saved.Columns, kept.Columns).map(label),
      ...gone(saved.Filters, kept.Filters).map(({ Key }) => label(Key)),
      ...gone([saved.Sort], [kept.Sort, '']).map((name) => label(name.replace('-', ''))),
      ...gone(saved.GroupBy, kept.GroupBy).map(label),
      ...gone(saved.Figures, kept.Figures).map((figure) => words.figureLabel(List, figure)),
    ]
    return { kept, leftOut: names.length === 0 ? null : format.list([...new Set(names)]) }
  }
}
