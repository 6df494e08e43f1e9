import { Group } from '@mantine/core'
import { useState } from 'react'
import { useLookupRecord } from '#modules/lookups/web/public.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { documentActs } from '../../contract/acts.ts'
import { libraryCalls as calls } from '../../contract/calls.ts'
import { DocumentForm } from './DocumentForm.tsx'
import { DocumentVersions } from './DocumentVersions.tsx'
import type { LibraryDocument } from './library-document.ts'
import { VersionForm } from './VersionForm.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'

type Open = { readonly what: 'edit' | 'version' | 'versions' | 'play'; readonly document: LibraryDocument }

interface Shown {
  /** The guides alone. */
  readonly isGuide?: true
  /** Whether a new one is being added. */
  readonly adding: boolean
  readonly onAdded: () => void
}

/** Documents of the library with everything that is done to them. */
export function DocumentTable({ isGuide, adding, onAdded }: Shown) {
  const t = useText('library')
  const platform = useText('platform')
  const format = useFormat()
  const pick = usePick()
  const ofLookup = useLookupRecord()
  const { column, filter, props } = useList(calls.getLibraryDocuments, 'library')
  const [open, setOpen] = useState<Open | null>(null)
  const roles = (row: LibraryDocument) => format.list(row.Audience.map((role) => platform(`roles.${role}`)))
  const close = () => setOpen(null)
  return (
    <>
      <DataTable
        {...props}
        id={isGuide ? 'guides' : 'documents'}
        {...(isGuide && { input: { IsGuide: true } })}
        columns={[
          column('Title', { always: true, card: 'title' }),
          column('Kind', { words: (kind) => t(`kinds.${kind}`) }),
          column('CategoryName', { label: t('fields.category') }),
          { key: 'Audience', label: t('fields.audience'), text: roles, cell: roles },
          {
            key: 'File',
            label: t('fields.file'),
            text: (row) => row.FileName,
            cell: (row) => <FileLink id={row.FileID} name={row.FileName} size={row.Bytes} />,
          },
          column('Number'),
          column('ChangedAt'),
          {
            key: 'IsPublished',
            label: t('fields.isPublished'),
            card: 'badge',
            text: (row) => t(row.IsPublished ? 'states.published' : 'states.draft'),
            cell: (row) => (
              <Group gap="xs" wrap="nowrap">
                <StateBadge
                  tone={row.IsPublished ? 'success' : 'neutral'}
                  label={t(row.IsPublished ? 'states.published' : 'states.draft')}
                />
                <ActionBar
                  module="library"
                  allowed={row.Actions}
                  actions={actButtons(documentActs, row, ['publishDocument'])}
                />
              </Group>
            ),
          },
        ]}
        filters={[
          filter('Kind', { words: (kind) => t(`kinds.${kind}`) }),
          filter('CategoryID', { label: t('fields.category'), record: ofLookup('DocumentCategory') }),
          filter('Audience', { words: (role) => platform(`roles.${role}`) }),
          filter('IsPublished', { label: t('states.published') }),
          ...(isGuide ? [] : [filter('IsGuide')]),
        ]}
        searchable
        rowActions={(row) => ({
          ...(row.Kind === 'video' && {
            play: { label: t('play'), always: true, run: () => setOpen({ what: 'play', document: row }) },
          }),
          versions: {
            label: t('showVersions'),
            always: true,
            run: () => setOpen({ what: 'versions', document: row }),
          },
          ...actButtons(
            documentActs,
            row,
            ['editDocument', 'addDocumentVersion', 'withdrawDocument', 'deleteDocument'],
            {
              editDocument: { run: () => setOpen({ what: 'edit', document: row }) },
              addDocumentVersion: { run: () => setOpen({ what: 'version', document: row }) },
            },
          ),
        })}
        emptySentence={t('none')}
      />
      <Dialog opened={adding} onClose={onAdded} title={t('acts.addDocument.do')} drawer size="36rem">
        <DocumentForm document={null} isGuide={isGuide ?? false} onClose={onAdded} />
      </Dialog>
      <Dialog opened={open?.what === 'edit'} onClose={close} title={t('acts.editDocument.do')} drawer size="36rem">
        {open && <DocumentForm document={open.document} isGuide={open.document.IsGuide} onClose={close} />}
      </Dialog>
      <Dialog opened={open?.what === 'version'} onClose={close} title={t('acts.addDocumentVersion.do')}>
        {open && <VersionForm document={open.document} onClose={close} />}
      </Dialog>
      <Dialog
        opened={open?.what === 'versions'}
        onClose={close}
        title={open ? t('versions', { title: pick(open.document.Title) }) : ''}
        size="lg"
      >
        {open && <DocumentVersions id={open.document.ID} />}
      </Dialog>
      <Dialog
        opened={open?.what === 'play'}
        onClose={close}
        title={open ? t('playing', { title: pick(open.document.Title) }) : ''}
        size="xl"
      >
        {open?.what === 'play' && <VideoPlayer key={open.document.FileID} video={open.document} />}
      </Dialog>
    </>
  )
}
