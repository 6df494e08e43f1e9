import type { Input, Output } from '#platform/shared/call.ts'
import type { chatCalls } from '../../contract/calls.ts'

export type Message = Output<typeof chatCalls.getMessages>['Items'][number]
export type OwnRoom = Output<typeof chatCalls.getRooms>['Items'][number]
export type Member = Output<typeof chatCalls.getMembers>['Items'][number]
type Sent = Input<typeof chatCalls.sendMessage>['body']

/** A message as a browser keeps it until the server has it. */
export interface KeptMessage {
  /** Drawn once: however often it is sent, it is one. */
  readonly key: string
  /** Whose it is: nobody else's session sends or shows it. */
  readonly uid: number
  readonly roomId: number
  readonly text: string
  readonly answers: { readonly Seq: number; readonly Name: Message['Name']; readonly Text: string } | null
  readonly mentions: readonly number[]
  readonly file: Message['File']
  readonly writtenAt: string
  readonly standing: 'waiting' | 'refused'
  /** The code of the refusal, with its data. */
  readonly why?: string
}

/** What is sent for it. */
export const bodyOf = ({ key, roomId, text, answers, mentions, file }: KeptMessage): Sent => ({
  RoomID: roomId,
  Key: key,
  Text: text,
  AnswersSeq: answers?.Seq ?? null,
  Mentions: [...mentions],
  FileID: file?.ID ?? null,
})

/** In the order in which they were written. */
export const inOrder = (messages: Iterable<KeptMessage>): KeptMessage[] =>
  [...messages].toSorted((one, other) => one.writtenAt.localeCompare(other.writtenAt))
