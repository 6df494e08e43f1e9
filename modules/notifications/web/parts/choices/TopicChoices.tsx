import { NativeSelect, Switch, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import type { OptionalTopic } from '#platform/shared/record/notice-topics.ts'
import { useSend } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { notificationsCalls as calls } from '../../../contract/calls.ts'
import { mailTimes, type MailTime } from '../../../contract/choices.ts'
import classes from './TopicChoices.module.css'

type Choice = Output<typeof calls.getMailChoices>['Items'][number]

/** A line for each topic: whether the bell rings, when letters come, whether devices get a message. Each is saved at once. */
export function TopicChoices({
  items,
  dailyAt,
  disabled,
}: {
  items: readonly Choice[]
  dailyAt: string
  disabled: boolean
}) {
  const t = useText('notifications/choices')
  const format = useFormat()
  return (
    <>
      <div className={classes['head']} aria-hidden>
        <span>{t('topic')}</span>
        <span>{t('bell')}</span>
        <span>{t('mail')}</span>
        <span>{t('push')}</span>
      </div>
      <ul className={classes['list']}>
        {items.map((choice) => (
          <TopicLine key={choice.Topic} choice={choice} disabled={disabled} />
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="md">
        {t('daily', { at: format.time(dailyAt) })}
      </Text>
    </>
  )
}

function TopicLine({ choice, disabled }: { choice: Choice; disabled: boolean }) {
  const t = useText('notifications/choices')
  const names = useText('notifications')
  const said = { success: t('saved'), module: 'notifications' } as const
  const bell = useSend(calls.saveBellChoice, said)
  const mail = useSend(calls.saveMailChoice, said)
  const push = useSend(calls.savePushChoice, said)
  const topic = names(`topicNames.${choice.Topic}`)
  const optional = choice.Topic as OptionalTopic
  return (
    <li className={classes['line']}>
      <div>
        <Text size="sm">{topic}</Text>
        <Text size="xs" c="dimmed">
          {t(`topicHints.${choice.Topic}`)}
        </Text>
      </div>
      <div className={classes['cell']}>
        <span className={classes['name']}>{t('bell')}</span>
        {choice.IsFixed ? (
          <Always />
        ) : (
          <Switch
            aria-label={t('bellOf', { topic })}
            checked={choice.Rings}
            disabled={disabled || bell.sending}
            onChange={(event) => void bell.send({ body: { Topic: optional, Rings: event.currentTarget.checked } })}
          />
        )}
      </div>
      <div className={classes['cell']}>
        <span className={classes['name']}>{t('mail')}</span>
        {choice.Mail === null ? (
          <Text size="sm" c="dimmed">
            {t('noMail')}
          </Text>
        ) : choice.IsFixed ? (
          <Always />
        ) : (
          <NativeSelect
            aria-label={t('mailOf', { topic })}
            value={choice.Mail}
            disabled={disabled || mail.sending}
            data={mailTimes.map((value) => ({ value, label: t(`mailTimes.${value}`) }))}
            onChange={(event) =>
              void mail.send({ body: { Topic: optional, Mail: event.currentTarget.value as MailTime } })
            }
          />
        )}
      </div>
      <div className={classes['cell']}>
        <span className={classes['name']}>{t('push')}</span>
        <Switch
          aria-label={t('pushOf', { topic })}
          checked={choice.IsPushed}
          disabled={disabled || push.sending}
          onChange={(event) => void push.send({ body: { Topic: choice.Topic, IsPushed: event.currentTarget.checked } })}
        />
      </div>
    </li>
  )
}

function Always() {
  const t = useText('notifications/choices')
  return (
    <span className={classes['always']}>
      <IconLock size="1rem" stroke={1.6} aria-hidden />
      {t('always')}
    </span>
  )
}
