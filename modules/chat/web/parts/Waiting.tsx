import { Button, Group, Text } from '@mantine/core'
import { problemSentence, useText } from '#platform/web/text.ts'
import type { Question } from '#platform/web/ui/dialogs/dialog-props.ts'
import { ApiProblem } from '#platform/web/problem.ts'
import type { KeptMessage } from '../sending/kept-message.ts'
import type { MessageQueue } from '../sending/MessageQueue.ts'
import { Bubble } from './Bubble.tsx'

interface Props {
  readonly messages: readonly KeptMessage[]
  readonly queue: MessageQueue
  readonly ask: (question: Question) => void
}

/** Messages that the server does not have: on their way, or refused. */
export function Waiting({ messages, queue, ask }: Props) {
  return messages.map((message, at) => (
    <Bubble
      key={message.key}
      named={at === 0}
      delivery={message.standing}
      message={{
        Name: {},
        IsOwn: true,
        SentAt: message.writtenAt,
        Text: message.text,
        File: message.file,
        Answers: message.answers && { ...message.answers, DeletedFor: null },
        Mentions: [],
        DeletedFor: null,
      }}
      foot={message.standing === 'refused' && <Refused message={message} queue={queue} ask={ask} />}
    />
  ))
}

function Refused({ message, queue, ask }: { message: KeptMessage } & Pick<Props, 'queue' | 'ask'>) {
  const t = useText('chat')
  const why = new ApiProblem({ status: 409, code: message.why ?? '', message: '' })
  return (
    <>
      <Text size="xs" role="alert">
        {problemSentence(why, 'chat')}
      </Text>
      <Group gap="xs">
        <Button size="compact-xs" variant="default" onClick={() => void queue.again(message)}>
          {t('sendAgain')}
        </Button>
        <Button
          size="compact-xs"
          variant="default"
          onClick={() =>
            ask({ title: t('forget'), question: t('forgetQuestion'), danger: true, run: () => queue.drop(message.key) })
          }
        >
          {t('forget')}
        </Button>
      </Group>
    </>
  )
}
