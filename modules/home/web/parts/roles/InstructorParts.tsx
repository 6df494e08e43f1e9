import { Anchor } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import type { getHomeModel } from '../../../contract/home.ts'
import classes from './Roles.module.css'

/** How much an instructor teaches, beside what it was before. */
export function InstructorParts({ home: { Load } }: { home: Output<typeof getHomeModel> }) {
  const t = useText('home')
  const format = useFormat()
  if (!Load) return null
  const before = Load.Before.reduce((sum, minutes) => sum + minutes, 0) / Math.max(1, Load.Before.length)
  return (
    <Section
      title={t('load.title')}
      actions={
        <Anchor component={AppLink} to="/InstructorSchedule" size="sm">
          {t('load.schedule')}
        </Anchor>
      }
    >
      <dl className={classes['figures']}>
        <div>
          <dt>{t('load.week')}</dt>
          <dd>{format.minutes(Load.Week)}</dd>
        </div>
        <div>
          <dt>{t('load.month')}</dt>
          <dd>{format.minutes(Load.Month)}</dd>
        </div>
        <div>
          <dt>{t('load.before')}</dt>
          <dd>{format.minutes(before < 60 ? Math.round(before) : Math.round(before / 60) * 60)}</dd>
        </div>
      </dl>
    </Section>
  )
}
