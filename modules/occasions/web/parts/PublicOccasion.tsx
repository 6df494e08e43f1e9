import { Alert, Text } from '@mantine/core'
import { inLanguage } from '#platform/shared/text.ts'
import type { Output } from '#platform/shared/call.ts'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { occasionsCalls as calls } from '../../contract/calls.ts'
import { entryTones } from './occasion.ts'
import classes from './Occasion.module.css'
import { AskAsVisitor } from './AskAsVisitor.tsx'
import { AskMyself } from './AskMyself.tsx'
import { OwnRequest } from './OwnRequest.tsx'

export type Public = Output<typeof calls.getPublicOccasion>

/** A published event, and the way to a seat at it. */
export function PublicOccasion({ occasion }: { occasion: Public }) {
  const t = useText('occasions')
  const pick = usePick()
  const format = useFormat()
  const language = useLanguage()
  return (
    <Page
      title={pick(occasion.Title)}
      badge={<StateBadge tone={entryTones[occasion.Entry]} label={t(`entries.${occasion.Entry}`)} />}
      actions={<AppLink to="/Event/:ID?">{t('backToAll')}</AppLink>}
    >
      <div className={classes['two']}>
        <Section>
          <KeyValues
            columns={1}
            items={[
              { label: t('fields.when'), value: format.dayRange(occasion.FirstDay, occasion.LastDay) },
              {
                label: t('hours'),
                value: t('timeRange', { from: format.time(occasion.StartsAt), to: format.time(occasion.EndsAt) }),
              },
              { label: t('fields.place'), value: <Localized text={occasion.Place} /> },
              {
                label: t('fields.seats'),
                value: t('seatCount', { count: occasion.Seats, shown: format.number(occasion.Seats) }),
              },
              { label: t('fields.closesOn'), value: format.day(occasion.ClosesOn) },
              ...(inLanguage(occasion.About, language).text
                ? [
                    {
                      label: t('fields.about'),
                      value: (
                        <div className={classes['about']}>
                          <Localized text={occasion.About} />
                        </div>
                      ),
                      wide: true,
                    },
                  ]
                : []),
            ]}
          />
        </Section>
        <Ask occasion={occasion} />
      </div>
    </Page>
  )
}

function Ask({ occasion }: { occasion: Public }) {
  const t = useText('occasions')
  const user = useUser()
  const { Entry, Own, KeptMonths } = occasion
  const isHeld = Entry !== 'cancelled' && Entry !== 'over'
  if (isHeld && Own && Own.State !== 'withdrawn') return <OwnRequest {...Own} />
  if (Entry !== 'open' && Entry !== 'full')
    return (
      <Alert color={Entry === 'cancelled' ? 'red' : 'gray'} role="note" title={t(`entries.${Entry}`)}>
        {t(`entryHints.${Entry}`)}
      </Alert>
    )
  return (
    <Section title={t('ask.title')} {...(Entry === 'full' && { description: t('entryHints.full') })}>
      {user ? <AskMyself id={occasion.ID} user={user} /> : <AskAsVisitor id={occasion.ID} />}
      {KeptMonths > 0 && (
        <Text size="sm" c="dimmed" mt="md">
          {t('ask.kept', { count: KeptMonths })}
        </Text>
      )}
    </Section>
  )
}
