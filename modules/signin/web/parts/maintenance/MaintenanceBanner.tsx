import { IconTool } from '@tabler/icons-react'
import { useCall } from '#platform/web/data.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { getMaintenance } from '../../../contract/maintenance.ts'
import classes from './MaintenanceBanner.module.css'

/** Reminds an administrator that nobody else can work. */
export default function MaintenanceBanner() {
  const t = useText('account')
  const { data } = useCall(getMaintenance, {}, { every: 60_000, silent: true })
  if (!data?.IsOn) return null
  return (
    <div className={classes['banner']} role="status">
      <IconTool size="1.2rem" stroke={1.6} aria-hidden />
      <span>{t('maintenance.banner')}</span>
      <AppLink to="/pages/maintenance" className={classes['link']!}>
        {t('maintenance.bannerLink')}
      </AppLink>
    </div>
  )
}
