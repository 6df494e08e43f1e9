import { Stack, Text } from '@mantine/core'
import { AdvertCards } from '#modules/campaigns/web/public.ts'
import { useCall } from '#platform/web/data.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { nameOf, useUser } from '#platform/web/session.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import type { Output } from '#platform/shared/call.ts'
import { getHomeModel } from '../../contract/home.ts'
import { AtAGlance } from '../parts/AtAGlance.tsx'
import classes from '../parts/Home.module.css'
import { HomeSessions } from '../parts/HomeSessions.tsx'
import { HomeTasks } from '../parts/HomeTasks.tsx'
import { HomeYear } from '../parts/HomeYear.tsx'
import { NextSession } from '../parts/NextSession.tsx'
import { NextStep } from '../parts/NextStep.tsx'
import { RoleAside, RoleDay, RoleFirst, RoleParts } from '../parts/roles/RoleParts.tsx'

/** Who teaches or learns, and so has a session of their own that comes next. */
const hasSessions = (role: string | undefined) => role === 'trainee' || role === 'instructor'

/** The home of every role: what to do first, what waits, what the role looks after, what comes next. */
export default function HomePage() {
  const t = useText('home')
  const user = useUser()
  const language = useLanguage()
  const query = useCall(getHomeModel, {}, { every: 120_000 })
  return (
    <Page title={t('welcome', { name: user ? nameOf(user, language) : '' })}>
      <QueryView query={query}>
        {(home) => (
          <Stack gap="md">
            <RoleFirst home={home} />
            <div className={classes['first']}>
              <NextStep home={home} />
              {hasSessions(user?.userRole) && <NextSession home={home} />}
            </div>
            <HomeTasks home={home} />
            <RoleParts home={home} />
            <AtAGlance home={home} />
            <AdvertCards />
            <div className={classes['columns']}>
              <div className={classes['column']}>
                <RoleDay home={home} />
                <HomeSessions home={home} />
              </div>
              <div className={classes['column']}>
                <RoleAside home={home} />
                <NextHolidays holidays={home.Holidays} />
              </div>
            </div>
            {home.Calendar && <HomeYear calendar={home.Calendar} today={home.Today} />}
          </Stack>
        )}
      </QueryView>
    </Page>
  )
}

function NextHolidays({ holidays }: { holidays: Output<typeof getHomeModel>['Holidays'] }) {
  const t = useText('home')
  const format = useFormat()
  return (
    <Section title={t('holidays')}>
      {holidays.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('noHolidays')}
        </Text>
      ) : (
        <ul className={classes['holidays']}>
          {holidays.map((holiday) => (
            <li key={holiday.ID}>
              <Localized text={holiday.Name} />
              <time dateTime={holiday.FirstDay}>{format.dayRange(holiday.FirstDay, holiday.LastDay)}</time>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
