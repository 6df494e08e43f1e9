import { Alert, Button, Container } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { examUnderWay } from '#modules/exams/web/public.ts'
import { isOwnPath } from '#platform/web/href.ts'
import { InstantText } from '#platform/web/format.tsx'
import { PublicTop } from '#platform/web/frame/PublicTop.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { daysFrom } from '../../rules/shown-days.ts'
import { keptHere, type Kept } from '../kept-schedule.ts'
import { DayList } from '../parts/DayList.tsx'
import classes from './OfflinePage.module.css'

/** What this device has kept, in place of a page whose server is not reached. */
export default function OfflinePage() {
  const t = useText('schedule')
  const platform = useText('platform')
  const { values } = useAddress({ to: '' })
  const kept = keptHere()
  const exam = examUnderWay()
  const wanted = isOwnPath(values.to) ? values.to : '/'
  return (
    <>
      <PublicTop />
      <Container size="sm" py="xl">
        <Page
          title={t('offline.title')}
          description={t('offline.hint')}
          actions={<Button onClick={() => location.assign(wanted)}>{platform('actions.retry')}</Button>}
        >
          {exam && (
            <Alert color="yellow" icon={<IconWifiOff />} title={t('offline.exam')}>
              <a href={exam}>{t('offline.toExam')}</a>
            </Alert>
          )}
          {kept ? <KeptSections kept={kept} /> : <EmptyState sentence={t('offline.nothing')} />}
        </Page>
      </Container>
    </>
  )
}

function KeptSections({ kept: { at, from, to, data, pages } }: { kept: Kept }) {
  const t = useText('schedule')
  return (
    <>
      <Section title={t('screens.mySchedule')} description={<KeptAt at={at} />}>
        {data.Entries.length === 0 ? (
          <EmptyState sentence={t('none')} />
        ) : (
          <DayList data={data} days={daysFrom({ from, to })} />
        )}
      </Section>
      {pages.length > 0 && (
        <Section title={t('offline.pages')} description={t('offline.pagesHint')}>
          <ul className={classes['pages']}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <AppLink to={path as '/'}>{title}</AppLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function KeptAt({ at }: { at: string }) {
  const t = useText('schedule')
  return (
    <>
      {t('offline.keptAt')} <InstantText at={at} />
    </>
  )
}
