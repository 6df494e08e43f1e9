import { useEffect, useRef, useState } from 'react'
import { isProblem, send } from '#platform/web/client.ts'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useFormat } from '#platform/web/format.tsx'
import { problemSentence, useText } from '#platform/web/text.ts'
import { sendFile, type Upload, UploadCancelled } from '#platform/web/ui/files/files.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { getSignup, removeSignupFile, uploadSignupFile } from '../../../../contract/signup/calls.ts'
import { fileBytes, mostBytes, mostFiles } from '../../../../rules/signup/limits.ts'
import type { DraftKept } from '../draft.ts'

/** A file on its way, or one that did not get there. */
export interface Going {
  readonly id: number
  readonly file: File
  readonly part: number
  readonly failed: string | null
  /** Whether another try may help. */
  readonly again: boolean
}

type Attached = { readonly FileID: number; readonly Title: string }
const withoutExtension = (name: string) => name.replace(/\.[^.]+$/, '').slice(0, 150) || name

/** Sends the files of a registration with the key of the proved address, and takes them back. */
export function useUploads(form: RecordFormState<any>, { draft, change }: DraftKept, accepted: readonly string[]) {
  const t = useText('signup')
  const kit = useKit()
  const format = useFormat()
  const [going, setGoing] = useState<readonly Going[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef(new Map<number, Upload>())
  const counter = useRef(0)
  // Several files end at once: each must see what the one before has added.
  const latest = useRef({ attached: [] as readonly Attached[], files: draft.files })
  latest.current = { attached: form.values.Attachments ?? [], files: draft.files }

  useEffect(() => () => running.current.forEach((upload) => upload.cancel()), [])

  const update = (id: number, some: Partial<Going>) =>
    setGoing((now) => now.map((each) => (each.id === id ? { ...each, ...some } : each)))
  const drop = (id: number) => {
    running.current.delete(id)
    setGoing((now) => now.filter((each) => each.id !== id))
  }

  const objection = (file: File): string | null => {
    const extension = file.name.split('.').pop()?.toLowerCase() ?? ''
    const types = accepted.map((each) => each.toUpperCase()).join(', ')
    if (!accepted.includes(extension)) return kit('upload.wrongType', { types })
    if (file.size > fileBytes)
      return kit('upload.tooLarge', { size: format.bytes(file.size), limit: format.bytes(fileBytes) })
    return file.size === 0 ? kit('upload.empty') : null
  }

  /** The file had arrived and only the answer was lost: the second try is told that it is there. */
  const lostAnswer = async (error: unknown, file: File) => {
    if (!isProblem(error, 'alreadyExists') || !draft.key) throw error
    const { Files } = await send(getSignup, { body: { Key: draft.key } })
    const attached = new Set(latest.current.attached.map((each) => each.FileID))
    const found = Files.find((each) => each.Name === file.name && !attached.has(each.FileID))
    if (!found) throw error
    return { ID: found.FileID, Name: found.Name, Size: found.Bytes }
  }

  const start = async (id: number, file: File) => {
    const wrong = objection(file)
    update(id, { part: 0, failed: wrong, again: false })
    if (wrong) return
    const headers = { 'x-upload-key': draft.key ?? '' }
    const upload = sendFile(uploadSignupFile.path, file, (part) => update(id, { part }), headers)
    running.current.set(id, upload)
    try {
      const stored = await upload.done.catch((error: unknown) => lostAnswer(error, file))
      const attached = [...latest.current.attached, { FileID: stored.ID, Title: withoutExtension(stored.Name) }]
      const files = { ...latest.current.files, [stored.ID]: { Name: stored.Name, Bytes: stored.Size ?? file.size } }
      latest.current = { attached, files }
      form.setValue('Attachments', attached)
      form.setErrors({})
      change({ files })
      drop(id)
    } catch (error) {
      if (error instanceof UploadCancelled) drop(id)
      else {
        const again = isProblem(error) && (error.status === 0 || error.status >= 500)
        update(id, { failed: problemSentence(error, 'people'), again })
      }
    }
  }

  return {
    going,
    problem,
    add: (files: readonly File[]) => {
      // What failed is still named, and takes no place.
      const room = mostFiles - latest.current.attached.length - going.filter((each) => each.failed === null).length
      setProblem(
        files.length > room ? t('attachments.tooMany', { files: mostFiles, all: format.bytes(mostBytes) }) : null,
      )
      for (const file of files.slice(0, Math.max(0, room))) {
        const id = ++counter.current
        setGoing((now) => [...now, { id, file, part: 0, failed: null, again: false }])
        void start(id, file)
      }
    },
    retry: (id: number) => {
      const found = going.find((each) => each.id === id)
      if (found) void start(id, found.file)
    },
    cancel: (id: number) => {
      running.current.get(id)?.cancel()
      drop(id)
    },
    remove: (fileId: number) => {
      form.setValue(
        'Attachments',
        latest.current.attached.filter((each) => each.FileID !== fileId),
      )
      form.setErrors({})
      setProblem(null)
      // One that was handed in before stays with the academy; taking it back is for what this key has uploaded.
      if (draft.key) void send(removeSignupFile, { body: { Key: draft.key, FileID: fileId } }).catch(() => undefined)
    },
  }
}
