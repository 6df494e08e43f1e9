import { Text } from '@mantine/core'
import { Sep } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { isScarce } from '../../rules/places.ts'

/** How many seats are free, in words; so that nobody is late, the last of them are said to be the last. */
export function Seats({ free }: { free: number }) {
  const t = useText('showcase')
  const scarce = isScarce(free)
  return (
    <Text span size="sm" {...(free === 0 ? { c: 'dimmed', fw: 600 } : scarce && { c: 'var(--urgent-text)', fw: 600 })}>
      {scarce && (
        <>
          {t('lastSeats')}
          <Sep />
        </>
      )}
      {t('seats.left', { count: free })}
    </Text>
  )
}
