import { Alert } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { campaignsCalls as calls } from '../../contract/calls.ts'

/** Says so where the academy has switched mails to many off, with the way to the switch for whom it is. */
export function SendingOff() {
  const t = useText('campaigns')
  const settings = useText('settings')
  const maySwitch = useMayPass('admin')
  const { data } = useCall(calls.getSending, {})
  if (!data || data.IsOn) return null
  return (
    <Alert color="yellow" variant="light" role="note">
      {t('campaigns.off')} {maySwitch && <AppLink to="/SettingSystem">{settings('screens.system')}</AppLink>}
    </Alert>
  )
}
