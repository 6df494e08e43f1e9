import type { ComponentType, ReactNode } from 'react'
import type { Language } from '#platform/shared/actor.ts'
import type { Document, DocumentFacts, DocumentPlace } from '#platform/shared/document/document.ts'
import type { DocumentReply } from '#platform/shared/document/documents.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Words } from '#platform/shared/words.ts'
import { isProblem } from '../client.ts'
import { keepWordsIn } from '../words/dictionary.ts'
import { Localized } from '../format.tsx'
import { PrintLayout, type PrintLayoutProps } from '../print/PrintLayout.tsx'
import { Signatures } from '../print/PrintTable.tsx'
import { ar } from '../text/documents/ar.ts'
import { en } from '../text/documents/en.ts'
import { fr } from '../text/documents/fr.ts'
import { useText, type Keys, type ModuleName, type TranslateOf, type Values } from '../text.ts'
import { QueryView } from '../ui/states/QueryView.tsx'
import { ClosedDocument } from './ClosedDocument.tsx'
import { isWhole, loadPdf, useDocument, useDocumentParameters } from './useDocument.ts'

/** Two-letter codes of the languages that every document can be had in: their words are complete. */
const languages = ['ar', 'en', 'fr'] as const

// With the page, in each language, as a document's own words are: no file more for a visit that begins with one.
keepWordsIn('documents', { ar, en, fr })

/** What a document's page draws with: `t` has the words of its own folder, in the document's language. */
export type Drawn<D extends Document, W> = DocumentReply<D> & { readonly t: TranslateOf<W> }

export interface DocumentHead {
  /** The document's own title where not said. */
  readonly title?: ReactNode
  readonly subtitle?: ReactNode
  /** Number under which it is found again, and which its PDF is called by. */
  readonly reference: string | null
  readonly referenceLabel?: ReactNode
  readonly day?: string | null
  /** How many sheets it fills, one below the other, where it has no letterhead. */
  readonly leaves?: number
  /** Where it can be verified. */
  readonly qr?: string | null
}

interface Drawing<D extends Document, W> {
  /** Those of its folder: in each language, as the reader of a document changes it in place. */
  readonly words: Readonly<Record<(typeof languages)[number], Words<W>>>
  /** What its letterhead says; `word` is for words, which stand in the document's language. */
  readonly head: (reply: DocumentReply<D>, word: (key: Keys<W>, values?: Values) => ReactNode) => DocumentHead
  readonly Body: ComponentType<Drawn<D, W>>
}

/** Makes a document's page, once its folder is known. */
export type DocumentPage = (
  declared: DocumentFacts,
  place: DocumentPlace,
) => ComponentType<{
  /** Draws this, part of another page, instead of asking for what the address names. */
  readonly shown?: DocumentReply
}>

/**
 * The page of a document, the default export of `page.tsx`: `documentPage<typeof invoice, typeof ar>({ words, head, Body })`.
 * Letterhead, footer, signatures, languages, PDF and what stands instead of a closed document come by themselves.
 */
export const documentPage =
  <D extends Document, W>({ words, head, Body }: Drawing<D, W>): DocumentPage =>
  (declared, place) => {
    keepWordsIn(place, words as never)
    const useOwnWords = () => useText(place as ModuleName) as unknown as TranslateOf<W>
    const Word = ({ of, values }: { of: Keys<W>; values?: Values | undefined }) => useOwnWords()(of, values)
    const word = (key: Keys<W>, values?: Values) => <Word of={key} values={values} />
    const InWords = ({ reply }: { reply: DocumentReply<D> }) => <Body {...reply} t={useOwnWords()} />

    function Paper({ reply, ...layout }: { reply: DocumentReply<D> } & Pick<PrintLayoutProps, 'pdf' | 'isShown'>) {
      const { title = word('title' as Keys<W>), ...rest } = head(reply, word)
      return (
        <PrintLayout
          {...rest}
          {...layout}
          paper={declared.paper}
          letterhead={declared.letterhead ?? true}
          academy={reply.Letterhead}
          title={isSaid(reply.Title) ? <Localized text={reply.Title} /> : title}
          languages={languages}
          language={reply.Language as Language}
        >
          <InWords reply={reply} />
          {declared.letterhead !== false && <Foot reply={reply} />}
        </PrintLayout>
      )
    }

    function Asked() {
      const asked = useDocumentParameters(declared)
      const query = useDocument(declared, asked)
      if (isProblem(query.error, 'documentOff')) return <ClosedDocument isOff />
      const isClosed = isProblem(query.error, 'reportClosed') || isProblem(query.error, 'invalidInput')
      if (isClosed || !isWhole(declared, asked)) return <ClosedDocument />
      return (
        <QueryView query={query}>
          {(found) => {
            const reply = found as DocumentReply<D>
            const pdf = {
              name: `${head(reply, word).reference ?? place.split('/').at(-1)}.pdf`,
              load: (language: Language) => loadPdf(declared, asked, language, reply.IsPublic),
            }
            return <Paper reply={reply} {...(reply.MayDownload && { pdf })} />
          }}
        </QueryView>
      )
    }

    return function OneDocument({ shown }) {
      return shown ? <Paper reply={shown as DocumentReply<D>} isShown /> : <Asked />
    }
  }

const isSaid = (text: Trilingual) => Object.values(text).some(Boolean)

function Foot({ reply }: { reply: DocumentReply }) {
  const { Footer } = reply.Letterhead
  return (
    <>
      {reply.Signatories.length > 0 && (
        <Signatures
          stamp={reply.Stamp}
          items={reply.Signatories.map(({ Title, Name, Signature }) => ({
            role: <Localized text={Title} />,
            name: isSaid(Name) ? <Localized text={Name} /> : undefined,
            picture: Signature,
          }))}
        />
      )}
      {isSaid(Footer) && (
        <p>
          <Localized text={Footer} />
        </p>
      )}
    </>
  )
}
