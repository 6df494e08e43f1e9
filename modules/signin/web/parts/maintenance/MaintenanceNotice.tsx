import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { refreshEverything, useCall } from '#platform/web/data.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { maintenanceOver, type MaintenanceNotice as Said } from '#platform/web/signed-in/maintenance.ts'
import { Notice, noticeClasses } from '#platform/web/pages/Notice.tsx'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { getMaintenance } from '../../../contract/maintenance.ts'

/** What everybody but administrators sees while the academy is being worked on; it goes by itself. */
export default function MaintenanceNotice({ notice }: { notice: Said }) {
  const t = useText('account')
  const format = useFormat()
  const user = useUser()
  const query = useCall(getMaintenance, {}, { every: 30_000, silent: true })
  const { data } = query
  useEffect(() => {
    if (!data || data.IsOn || query.isPlaceholderData) return
    maintenanceOver()
    void refreshEverything()
  }, [data, query.isPlaceholderData])
  const message = data?.IsOn ? data.Message : notice.message
  const until = data?.IsOn ? data.Until : notice.until
  return (
    <main>
      <Notice
        bare
        title={t('maintenance.title')}
        sentence={<Localized text={message} fallback={t('maintenance.fallback')} />}
        actions={
          <>
            <Button loading={query.isFetching} onClick={() => void query.refetch()}>
              {t('maintenance.again')}
            </Button>
            {!user && (
              <Button component={AppLink} to="/pages/login/:CompetitionCode?" variant="default">
                {t('maintenance.adminLogin')}
              </Button>
            )}
          </>
        }
      >
        {until && <p className={noticeClasses['sentence']}>{t('maintenance.until', { at: format.dateTime(until) })}</p>}
        {user && <p className={noticeClasses['sentence']}>{t('maintenance.kept')}</p>}
      </Notice>
    </main>
  )
}
