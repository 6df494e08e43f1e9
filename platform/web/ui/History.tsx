import { actOf } from '#platform/shared/record/act.ts'
import type { Instant } from '#platform/shared/values/dates.ts'
import type { RefusalData } from '#platform/shared/refusal.ts'
import { InstantText } from '../format.tsx'
import { type ModuleName, type Translate, useActWords, useText, type Values } from '../text.ts'
import { EmptyState } from './states/EmptyState.tsx'
import classes from './History.module.css'
import { useKit } from './useKit.ts'

export interface HistoryItem {
  readonly ID: number | string
  readonly At: Instant
  /** Name of the person; null where the system did it. */
  readonly By: string | null
  readonly Kind: string
  /** What the text of the kind may name. */
  readonly Data?: RefusalData | null | undefined
  readonly Why?: string | null | undefined
}

/**
 * What happened to a record: who, when, what (of the module's act `acts.<act>.line`, else its `past`; else
 * `events.<Kind>`) and why. In the order given.
 */
export function History({ module, items }: { module: ModuleName; items: readonly HistoryItem[] }) {
  const t = useText(module) as Translate
  // What another module did to the record is told in its words.
  const moduleOf = (kind: string) => actOf(kind)?.module ?? module
  const acts = useActWords([...new Set(items.map(({ Kind }) => moduleOf(Kind)))])
  const kit = useKit()
  const wordOf = ({ Kind, Data }: HistoryItem) => {
    const values = (Data ?? {}) as Values
    const act = actOf(Kind)?.act ?? Kind
    const words = acts(moduleOf(Kind))
    const past = words.maybe(`acts.${act}.past`, t.maybe(`events.${Kind}`, Kind, values), values)
    return words.maybe(`acts.${act}.line`, past, values)
  }
  if (items.length === 0) return <EmptyState sentence={kit('history.none')} />
  return (
    <ol className={classes['list']}>
      {items.map((item) => (
        <li key={item.ID} className={classes['item']}>
          <div className={classes['what']}>{wordOf(item)}</div>
          <div className={classes['line']}>
            <bdi>{item.By ?? kit('history.system')}</bdi>
            <InstantText at={item.At} />
          </div>
          {item.Why && (
            <div className={classes['why']}>
              <span className={classes['whyLabel']}>{kit('history.reason')}</span> <bdi>{item.Why}</bdi>
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
