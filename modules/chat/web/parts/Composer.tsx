import { ActionIcon, CloseButton, Text, Textarea, UnstyledButton } from '@mantine/core'
import { IconAt, IconPaperclip, IconSend2 } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { foldText } from '#platform/shared/text.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { uploadFile } from '#platform/web/ui/files/files.ts'
import { useFilePick } from '#platform/web/ui/files/useFilePick.tsx'
import { chatCalls as calls } from '../../contract/calls.ts'
import { chatFileField } from '../../contract/shapes.ts'
import { longestText, mostMentions } from '../../rules/messages.ts'
import type { KeptMessage, Member, Message } from '../sending/kept-message.ts'
import classes from './Chat.module.css'
import { useDraft } from './draft.ts'

export type Written = Pick<KeptMessage, 'text' | 'mentions' | 'file' | 'answers'>

interface Props {
  readonly roomId: number
  readonly uid: number
  readonly answers: KeptMessage['answers']
  readonly onStopAnswering: () => void
  readonly onSend: (written: Written) => void
}

const pictures = /\.(jpe?g|png|webp)$/i
/** A name that is being typed behind an at sign. */
const naming = /(?:^|\s)@([^\s@]*)$/
const mostNames = 6

/** Where a message is written: Enter sends it, Shift+Enter begins a line, an at sign offers who is here. */
export function Composer({ roomId, uid, answers, onStopAnswering, onSend }: Props) {
  const t = useText('chat')
  const pick = usePick()
  const format = useFormat()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useDraft(uid, roomId)
  const [named, setNamed] = useState<readonly Member[]>([])
  const [file, setFile] = useState<Message['File']>(null)
  const members = useCall(calls.getMembers, { RoomID: roomId }, { silent: true })
  const files = useFilePick(
    '.pdf,.jpg,.jpeg,.png,.webp,.docx,.xlsx,.pptx,.txt,.csv,.mp3,.m4a,.ogg',
    async (chosen) => {
      const { ID, Name, Size } = await uploadFile(chatFileField, chosen, () => undefined).done
      setFile({ ID, Name, Size: Size ?? chosen.size, IsPicture: pictures.test(Name) })
    },
    'chat',
  )

  const typed = naming.exec(text)
  const begun = typed && foldText(typed[1]!)
  const offered =
    begun === null
      ? []
      : (members.data?.Items ?? [])
          .filter(({ MemberID, Name }) => MemberID !== uid && foldText(pick(Name)).includes(begun))
          .slice(0, mostNames)
  const isEmpty = text.trim() === '' && !file

  const nameOne = (member: Member) => {
    setText(`${text.slice(0, text.length - typed![1]!.length)}${pick(member.Name)} `)
    setNamed((before) => [...before.filter(({ MemberID }) => MemberID !== member.MemberID), member])
    field.current?.focus()
  }
  const beginName = () => {
    setText(text === '' || /\s$/.test(text) ? `${text}@` : `${text} @`)
    field.current?.focus()
  }
  const send = () => {
    if (isEmpty || files.going) return
    const mentions = named.filter(({ Name }) => text.includes(`@${pick(Name)}`)).map(({ MemberID }) => MemberID)
    onSend({ text: text.trim(), mentions: mentions.slice(0, mostMentions), file, answers })
    setText('')
    setNamed([])
    setFile(null)
    field.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <div className={classes['composer']} data-foot>
      {offered.length > 0 && (
        <ul className={classes['names']} aria-label={t('mention')}>
          {offered.map((member) => (
            <li key={member.MemberID}>
              <UnstyledButton className={classes['nameOffered']!} onClick={() => nameOne(member)}>
                <bdi>{pick(member.Name)}</bdi>
                <Text span size="xs" c="dimmed">
                  {t(`seats.${member.Seat}`)}
                </Text>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {answers && (
        <div className={classes['beside']}>
          <span className={classes['quote']}>
            <span className={classes['sender']}>{t('answering', { name: pick(answers.Name) })}</span>
            <span dir="auto">{answers.Text}</span>
          </span>
          <CloseButton aria-label={t('stopAnswering')} onClick={onStopAnswering} />
        </div>
      )}
      {file && (
        <div className={classes['beside']}>
          <Text size="sm" className={classes['grow']!}>
            {t('attached')} <bdi>{file.Name}</bdi> {format.bytes(file.Size)}
          </Text>
          <CloseButton aria-label={t('dropFile')} onClick={() => setFile(null)} />
        </div>
      )}
      <div className={classes['write']}>
        {files.input}
        <ActionIcon
          size="xl"
          variant="subtle"
          color="gray"
          aria-label={t('attach')}
          loading={files.going}
          onClick={files.open}
        >
          <IconPaperclip size="1.25rem" aria-hidden />
        </ActionIcon>
        <ActionIcon size="xl" variant="subtle" color="gray" aria-label={t('mention')} onClick={beginName}>
          <IconAt size="1.25rem" aria-hidden />
        </ActionIcon>
        <Textarea
          ref={field}
          className={classes['grow']!}
          aria-label={t('write')}
          placeholder={t('write')}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={longestText}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKey}
        />
        <ActionIcon size="xl" aria-label={t('send')} title={t('writeHint')} disabled={isEmpty} onClick={send}>
          <IconSend2 size="1.25rem" aria-hidden className={classes['turned']} />
        </ActionIcon>
      </div>
    </div>
  )
}
