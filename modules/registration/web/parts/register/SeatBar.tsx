import { Text } from '@mantine/core'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import classes from './SeatBar.module.css'

export interface Seats {
  readonly MaxTrainees: number
  readonly MinTrainees?: number
  readonly SeatsTaken: number
  /** How the taken ones are made up, where that is known. */
  readonly Enrolled?: number
  readonly Offered?: number
}

/** The class's seats as a bar: confirmed, held, offered, free; the numbers stand beside it. */
export function SeatBar({ seats, detailed = false }: { seats: Seats; detailed?: boolean }) {
  const t = useText('registration')
  const format = useFormat()
  const { MaxTrainees: max, SeatsTaken: taken } = seats
  const enrolled = Math.min(taken, seats.Enrolled ?? taken)
  const offered = Math.min(taken - enrolled, seats.Offered ?? 0)
  const held = taken - enrolled - offered
  const parts = [
    { key: 'enrolled', count: enrolled },
    { key: 'held', count: held },
    { key: 'offered', count: offered },
    { key: 'free', count: Math.max(0, max - taken) },
  ] as const
  const words = t('seats.taken', { taken, max })
  return (
    <div className={classes['root']}>
      {!detailed && (
        <Text size="xs" c="dimmed" className={classes['words']!}>
          {words}
        </Text>
      )}
      <div
        className={classes['bar']}
        role="meter"
        aria-label={t('seats.label')}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={taken}
        aria-valuetext={words}
      >
        {parts.map(({ key, count }) =>
          count > 0 ? <span key={key} className={classes['part']} data-part={key} style={{ flexGrow: count }} /> : null,
        )}
      </div>
      {detailed && (
        <ul className={classes['legend']}>
          {parts.map(({ key, count }) => (
            <li key={key}>
              <span className={classes['dot']} data-part={key} aria-hidden />
              {t(`seats.${key}`)} <strong>{format.number(count)}</strong>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
