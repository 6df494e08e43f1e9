import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import {
  IconAlertCircle,
  IconArrowBackUp,
  IconCheck,
  IconChecks,
  IconClock,
  IconDots,
  IconFlag,
  IconTrash,
} from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import type { Message } from '../sending/kept-message.ts'
import classes from './Chat.module.css'
import { useWhen } from './when.ts'

/** What a bubble shows: a message of the server, or one on its way there. */
export interface Shown extends Pick<Message, 'Name' | 'IsOwn' | 'SentAt' | 'Text' | 'File' | 'Answers' | 'DeletedFor'> {
  readonly Mentions: readonly { readonly Name: Message['Name'] }[]
}

export type Delivery = 'waiting' | 'sent' | 'read' | 'refused'

interface Props {
  readonly message: Shown
  /** Who says it stands above, where that is not the one before. */
  readonly named: boolean
  readonly seq?: number
  /** Of an own one. */
  readonly delivery?: Delivery | undefined
  readonly isFound?: boolean | undefined
  readonly onAnswer?: (() => void) | undefined
  readonly onDelete?: (() => void) | undefined
  readonly onReport?: (() => void) | undefined
  readonly onAnswered?: ((seq: number) => void) | undefined
  /** Beneath it: why it was not taken, and what can be done. */
  readonly foot?: ReactNode
}

/** One message, own ones at the end of the line. */
export function Bubble({ message, named, seq, delivery, isFound, onAnswered, foot, ...acts }: Props) {
  const t = useText('chat')
  const pick = usePick()
  const when = useWhen()
  const { Answers, File, DeletedFor } = message
  return (
    <li
      className={classes['line']}
      data-own={message.IsOwn || undefined}
      data-named={named || undefined}
      data-seq={seq}
    >
      <div className={classes['bubble']} data-found={isFound || undefined} data-gone={DeletedFor ? true : undefined}>
        {named && !message.IsOwn && <bdi className={classes['sender']}>{pick(message.Name)}</bdi>}
        {!named && <span className={classes['unseen']}>{message.IsOwn ? t('you') : pick(message.Name)}</span>}
        {Answers && !DeletedFor && (
          <UnstyledButton className={classes['quote']!} onClick={() => onAnswered?.(Answers.Seq)}>
            <bdi className={classes['sender']}>{pick(Answers.Name)}</bdi>
            <span dir="auto">{Answers.Text || t(Answers.DeletedFor ? `gone.${Answers.DeletedFor}` : 'aFile')}</span>
          </UnstyledButton>
        )}
        {File && (
          <span className={classes['file']}>
            {File.IsPicture && <FilePicture fileId={File.ID} description={File.Name} />}
            <FileLink id={File.ID} name={File.Name} size={File.Size} />
          </span>
        )}
        {DeletedFor ? (
          <p className={classes['text']}>{t(`gone.${DeletedFor}`)}</p>
        ) : (
          message.Text && (
            <p className={classes['text']} dir="auto">
              <Words message={message} />
            </p>
          )
        )}
        <span className={classes['foot']}>
          <span>{when.time(message.SentAt)}</span>
          {delivery && <DeliveryMark delivery={delivery} />}
        </span>
        {foot}
      </div>
      {!DeletedFor && <BubbleMenu name={message.Name} at={message.SentAt} {...acts} />}
    </li>
  )
}

/** The words, with the names of those who are mentioned standing out. */
function Words({ message: { Text, Mentions } }: { message: Shown }) {
  const names = Mentions.flatMap(({ Name }) => [Name.ar, Name.en]).filter((name): name is string => Boolean(name))
  const marks = names.map((name) => `@${name}`)
  if (marks.length === 0) return Text
  const escaped = marks.map((mark) => mark.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return Text.split(new RegExp(`(${escaped.join('|')})`)).map((part, at) => (
    <Fragment key={at}>{marks.includes(part) ? <strong className={classes['mention']}>{part}</strong> : part}</Fragment>
  ))
}

const marks = { waiting: IconClock, sent: IconCheck, read: IconChecks, refused: IconAlertCircle }

function DeliveryMark({ delivery }: { delivery: Delivery }) {
  const t = useText('chat')
  const Mark = marks[delivery]
  return <Mark size="0.95rem" role="img" aria-label={t(`delivery.${delivery}`)} data-delivery={delivery} />
}

type Acts = Pick<Props, 'onAnswer' | 'onDelete' | 'onReport'>

function BubbleMenu({ onAnswer, onDelete, onReport, name, at }: Acts & { name: Message['Name']; at: string }) {
  const t = useText('chat')
  const pick = usePick()
  const when = useWhen()
  const format = useFormat()
  if (!onAnswer && !onDelete && !onReport) return null
  return (
    <Menu position="bottom" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={classes['dots']!}
          aria-label={format.joined([t('more'), pick(name), when.time(at)])}
        >
          <IconDots size="1.125rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onAnswer && (
          <Menu.Item leftSection={<IconArrowBackUp size="1rem" aria-hidden />} onClick={onAnswer}>
            {t('answer')}
          </Menu.Item>
        )}
        {onReport && (
          <Menu.Item leftSection={<IconFlag size="1rem" aria-hidden />} onClick={onReport}>
            {t('acts.reportMessage.do')}
          </Menu.Item>
        )}
        {onDelete && (
          <Menu.Item color="red" leftSection={<IconTrash size="1rem" aria-hidden />} onClick={onDelete}>
            {t('acts.deleteMessage.do')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
