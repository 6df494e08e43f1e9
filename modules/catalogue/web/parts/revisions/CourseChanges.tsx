import { useText } from '#platform/web/text.ts'
import { nothing } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { type Change, useChangeWords } from './useChangeWords.tsx'

const tones = { added: 'success', removed: 'danger', moved: 'info' } as const

/** What a course says in one revision beside what it says in another, item by item. */
export function CourseChanges({ changes }: { changes: readonly Change[] }) {
  const t = useText('catalogue')
  const { what, told } = useChangeWords()
  const whole = (kind: Exclude<Change['Kind'], 'changed'>) => (
    <StateBadge tone={tones[kind]} label={t(`revisions.kinds.${kind}`)} />
  )
  return (
    <SimpleTable<Change>
      caption={t('revisions.changes')}
      emptySentence={t('revisions.same')}
      rows={changes}
      rowKey={(_, at) => at}
      cards
      columns={[
        { key: 'what', label: t('revisions.what'), cell: (each) => what(each), card: 'title' },
        {
          key: 'before',
          label: t('revisions.before'),
          cell: (each) =>
            each.Kind === 'changed' ? told(each, 'From') : each.Kind === 'removed' ? whole(each.Kind) : nothing,
        },
        {
          key: 'after',
          label: t('revisions.after'),
          cell: (each) =>
            each.Kind === 'changed' ? told(each, 'To') : each.Kind === 'removed' ? nothing : whole(each.Kind),
        },
      ]}
    />
  )
}
