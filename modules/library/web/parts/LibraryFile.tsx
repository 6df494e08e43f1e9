import { useState } from 'react'
import { useFormat } from '#platform/web/format.tsx'
import type { FieldProps } from '#platform/web/forms/fields/field.ts'
import { useText } from '#platform/web/text.ts'
import { sendInPieces } from '#platform/web/ui/files/pieces.ts'
import { UploadInput, type FileReference } from '#platform/web/ui/files/UploadInput.tsx'
import { libraryFileField } from '../../contract/documents.ts'
import type { DocumentKind } from '../../rules/audience.ts'
import { acceptedFiles, mostBytes } from './files.ts'

const inPieces = (file: File, onProgress: (part: number) => void) => {
  const { done, cancel } = sendInPieces(libraryFileField, file, ({ part }) => onProgress(part))
  return { done, cancel }
}

/** The file of a version: sent in pieces as soon as it is chosen. */
export function LibraryFile({
  kind,
  onChange,
  value: _,
  ...field
}: FieldProps<number | null> & { kind: DocumentKind }) {
  const t = useText('library')
  const format = useFormat()
  const [file, setFile] = useState<FileReference | null>(null)
  return (
    <UploadInput
      {...field}
      key={kind}
      field={libraryFileField}
      label={t('fields.file')}
      description={t(kind === 'video' ? 'help.video' : 'help.file', { limit: format.bytes(mostBytes) })}
      accept={acceptedFiles[kind]}
      maxBytes={mostBytes}
      send={inPieces}
      value={file}
      onChange={(chosen) => {
        setFile(chosen)
        onChange(chosen?.ID ?? null)
      }}
      required
    />
  )
}
