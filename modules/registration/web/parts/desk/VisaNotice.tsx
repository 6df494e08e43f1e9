import { Alert, Text } from '@mantine/core'
import { IconId } from '@tabler/icons-react'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { Mandatory } from '../wire.ts'

/** Which visa the visit needs, in the academy's words where it has some, and until when the passport has to be valid. */
export function VisaNotice({
  person: { VisaNeed, VisaNotice: said, PassportNeededUntil },
}: {
  person: Pick<Mandatory, 'VisaNeed' | 'VisaNotice' | 'PassportNeededUntil'>
}) {
  const t = useText('registration')
  const format = useFormat()
  if (VisaNeed === 'notRequired') return null
  return (
    <Alert
      color={VisaNeed === 'required' ? 'yellow' : 'blue'}
      icon={<IconId size="1.25rem" />}
      title={t(`visaNeed.${VisaNeed}.title`)}
    >
      <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
        {Object.values(said).some(Boolean) ? <Localized text={said} /> : t(`visaNeed.${VisaNeed}.text`)}
      </Text>
      <Text size="sm">{t('visaNeed.passport', { day: format.day(PassportNeededUntil) })}</Text>
    </Alert>
  )
}
