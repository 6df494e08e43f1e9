import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Code, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge, type Tone } from '#platform/web/ui/states/StateBadge.tsx'
import type { getHomeModel } from '../../../contract/home.ts'
import { placeOf } from '../../../rules/figures.ts'
import {
  standingOfBackup,
  standingOfCount,
  standingOfDisk,
  standingOfReplica,
  standingOfMails,
  standingOfWaiting,
  type Standing,
} from '../../../rules/health.ts'
import classes from './Roles.module.css'

type Home = Output<typeof getHomeModel>
const tones: Readonly<Record<Standing, Tone>> = { good: 'success', look: 'warning', bad: 'danger' }

/** What an operator runs. */
const backupCommand = 'bin/backup'
/** What an operator sets. */
const mailSetting = 'SMTP_URL'

interface Line {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly standing: Standing
  /** Where to look: a page, or what to read or run. */
  readonly href?: string
  readonly where?: ReactNode
}

/** How the academy itself is: each line says where to look. */
export function AdminParts({ home }: { home: Home }) {
  const t = useText('home')
  const lines = useLines(home)
  return (
    <Section title={t('health.title')}>
      <ul className={classes['health']}>
        {lines.map(({ key, label, value, standing, href: page, where }) => {
          const content = (
            <>
              <span className={classes['what']}>
                <span>{label}</span>
                {where && (
                  <Text size="xs" c="dimmed" component="span">
                    {where}
                  </Text>
                )}
              </span>
              <span className={classes['end']}>
                <strong>{value}</strong>
                <StateBadge tone={tones[standing]} label={t(`health.states.${standing}`)} />
              </span>
            </>
          )
          return (
            <li key={key}>
              {page ? (
                <AppLink to={page as '/'} className={classes['line']!}>
                  {content}
                </AppLink>
              ) : (
                <div className={classes['line']}>{content}</div>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function useLines({ Health, Figures, Now }: Home): readonly Line[] {
  const t = useText('home')
  const format = useFormat()
  if (!Health) return []
  const now = new Date(Now)
  const at = (instant: string | null) => (instant === null ? null : new Date(instant))
  return [
    {
      key: 'backup',
      label: t('health.backup'),
      value: Health.LastBackup === null ? t('health.never') : format.relative(Health.LastBackup, now),
      standing: standingOfBackup(at(Health.LastBackup), now),
      where: <Code>{backupCommand}</Code>,
    },
    {
      key: 'mails',
      label: t('health.mails'),
      value: format.number(Health.MailsWaiting),
      standing: standingOfMails(Health.MailsLeave, at(Health.MailsSince), now),
      href: href('/Mailbox', {}, { tab: 'unsent', State: 'waiting' }),
      where: Health.MailsLeave ? (
        t('health.mailsWhere')
      ) : (
        <>
          {t('health.mailsStay')} <Code>{mailSetting}</Code>
        </>
      ),
    },
    {
      key: 'mailsDead',
      label: t('health.mailsDead'),
      value: format.number(Health.MailsDead),
      standing: standingOfCount(Health.MailsDead, 'look'),
      href: href('/Mailbox', {}, { tab: 'unsent', State: 'refused' }),
      where: t('health.mailsWhere'),
    },
    {
      key: 'jobs',
      label: t('health.jobs'),
      value: format.number(Health.FailedJobs),
      standing: standingOfCount(Health.FailedJobs),
      // Their names and errors are the program's: what can be done about them is done by who runs it.
      where: Health.FailedJobs > 0 && t('health.jobsWhere'),
    },
    {
      key: 'audit',
      label: t('health.audit'),
      value: format.number(Health.Unsealed),
      standing: standingOfWaiting(at(Health.UnsealedSince), now),
      href: href('/pages/audit', {}, { IsSealed: false }),
    },
    {
      key: 'disk',
      label: t('health.disk'),
      value: Health.Disk
        ? t('health.diskOf', { free: format.bytes(Health.Disk.Free), size: format.bytes(Health.Disk.Size) })
        : t('health.unknown'),
      standing: standingOfDisk(Health.Disk),
      where: t('health.diskWhere'),
    },
    ...Health.Replicas.map(({ Name, State, Behind }) => ({
      key: Name,
      label: t('health.replica'),
      value: t(`health.replicaStates.${State}`),
      standing: standingOfReplica(State),
      where: (
        <>
          <Code>{Name}</Code>
          {Behind !== null && ` ${t('health.replicaBehind', { seconds: format.number(Math.round(Behind)) })}`}
        </>
      ),
    })),
    ...Figures.filter(({ Key }) => placeOf(Key) === 'health').map(({ Key, Count, Href }) => ({
      key: Key,
      label: t(`figure.${Key}`),
      value: format.number(Count),
      standing: standingOfCount(Count, 'look'),
      href: Href,
    })),
  ]
}
