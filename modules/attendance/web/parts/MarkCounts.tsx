import { Colon, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { markStates, type MarkState } from '../../rules/credit.ts'
import { markIcons } from './MarkChoice.tsx'
import marks from './MarkChoice.module.css'
import classes from './Sheet.module.css'

/** How many of the sheet have each mark, as it is being taken. */
export function MarkCounts(props: { marks: readonly (MarkState | null)[] }) {
  const t = useText('attendance')
  const format = useFormat()
  return (
    <ul className={`${marks['counts']} ${classes['counts']}`} aria-label={t('counts')}>
      {markStates.map((mark) => {
        const Icon = markIcons[mark]
        return (
          <li key={mark} className={marks['count']} data-mark={mark}>
            <Icon size="1rem" stroke={2} color="var(--mark)" aria-hidden />
            {t(`marks.${mark}`)}
            <Colon />
            <strong>{format.number(props.marks.filter((each) => each === mark).length)}</strong>
          </li>
        )
      })}
    </ul>
  )
}
