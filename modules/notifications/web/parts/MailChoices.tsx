import { Alert, Switch, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { useCall, useSend } from '#platform/web/data.ts'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { type OptionalTopic } from '#platform/shared/record/notice-topics.ts'
import classes from './MailChoices.module.css'

type Choice = Output<typeof calls.getMailChoices>['Items'][number]

/** Of what this person is told by mail too, on the pages of the own account. */
export default function MailChoices() {
  const t = useText('notifications')
  const query = useCall(calls.getMailChoices, {})
  const isActing = Boolean(useUser()?.acting)
  return (
    <Section title={t('choices.title')} description={t('choices.hint')}>
      {isActing && (
        <Alert color="blue" mb="md">
          {t('choices.acting')}
        </Alert>
      )}
      <QueryView query={query} module="notifications">
        {({ Items }) => (
          <ul className={classes['list']}>
            {Items.map((choice) =>
              choice.IsFixed ? (
                <FixedLine key={choice.Topic} topic={choice.Topic} />
              ) : (
                <ChoiceLine key={choice.Topic} choice={choice} disabled={isActing} />
              ),
            )}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}

function ChoiceLine({ choice: { Topic, IsMailed }, disabled }: { choice: Choice; disabled: boolean }) {
  const t = useText('notifications')
  const save = useSend(calls.saveMailChoice, { success: t('choices.saved'), module: 'notifications' })
  return (
    <li className={classes['line']}>
      <Switch
        className={classes['words']!}
        labelPosition="left"
        label={t(`topicNames.${Topic}`)}
        description={t(`topicHints.${Topic}`)}
        checked={IsMailed}
        disabled={disabled || save.sending}
        onChange={(event) =>
          void save.send({ body: { Topic: Topic as OptionalTopic, IsMailed: event.currentTarget.checked } })
        }
      />
    </li>
  )
}

function FixedLine({ topic }: { topic: Choice['Topic'] }) {
  const t = useText('notifications')
  return (
    <li className={classes['line']}>
      <div className={classes['fixed']}>
        <div>
          <Text size="sm">{t(`topicNames.${topic}`)}</Text>
          <Text size="xs" c="dimmed">
            {t(`topicHints.${topic}`)}
          </Text>
        </div>
        <span className={classes['always']}>
          <IconLock size="1rem" stroke={1.6} aria-hidden />
          {t('choices.always')}
        </span>
      </div>
    </li>
  )
}
