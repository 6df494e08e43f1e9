import { Alert } from '@mantine/core'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'

/** That nobody answers, and as of when what is shown is; nothing where it was just read. */
export function AsKept({ at }: { at: string | null }) {
  const t = useText('attendance')
  const format = useFormat()
  if (at === null) return null
  return (
    <Alert color="yellow" role="status">
      {t('keeping.asKept', { at: format.dateTime(at) })}
    </Alert>
  )
}
