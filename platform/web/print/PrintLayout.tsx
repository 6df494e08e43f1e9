import './print.css'
import { Alert, Button, Group, NativeSelect } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, Suspense, useEffect, useState } from 'react'
import { type Language } from '#platform/shared/actor.ts'
import type { Paper } from '#platform/shared/document/papers.ts'
import { directionOf, textLanguageOf } from '#platform/shared/text.ts'
import { useAddress } from '../start/address.ts'
import { academyDigits } from '../start/digits.ts'
import { languageNames } from '../language.ts'
import { namePage } from '../words/page-names.ts'
import { InFull } from '../format.tsx'
import { LanguageInside, useLanguage } from '../text.ts'
import { useSentence } from '../ui/states/ErrorState.tsx'
import { saveBlob } from '../ui/files/files.ts'
import { useKit } from '../ui/useKit.ts'
import { Letterhead, type LetterheadProps } from './Letterhead.tsx'
import classes from './PrintLayout.module.css'

export interface PrintLayoutProps extends LetterheadProps {
  readonly paper: Paper
  /** False for what fills the paper to its edge: a certificate, a card. Then there are no margins and no page numbers. */
  readonly letterhead?: boolean
  /** How many sheets stand one below the other, of what fills the paper to its edge; one where not said. */
  readonly leaves?: number
  /** In which languages the document can be had; the reader's alone where not said. Their words must exist. */
  readonly languages?: readonly Language[]
  /** The language it opens in: the trainee's, say. */
  readonly language?: Language
  /** Gives the document as PDF; without it there is no such button. */
  readonly pdf?: { readonly name: string; readonly load: (language: Language) => Promise<Blob> }
  /** Its first page alone, as wide as there is room, part of another page: `language` alone decides. */
  readonly isShown?: boolean
  readonly children: ReactNode
}

/**
 * A document for paper: letterhead, page numbers, and a bar with print, PDF and language that is not printed. The
 * language stands in the address as `lang`. When fonts and content are there, the root element says `data-print-ready`,
 * which the server waits for before it makes a PDF.
 */
export function PrintLayout(asked: PrintLayoutProps) {
  const { paper, letterhead = true, leaves = 1, languages = [], pdf, isShown = false, children, ...head } = asked
  const own = useLanguage()
  const { values, change } = useAddress({ lang: '' })
  const chosen =
    [...languages, head.language].find((each) => each === values.lang) ??
    head.language ??
    (languages.length === 0 || languages.includes(own) ? own : languages[0]!)
  const language = isShown ? (head.language ?? own) : chosen
  const text = textLanguageOf(language, 'en')
  // The numbers of pages stand in the margin, which the style sheet writes.
  const printed = text === 'ar' && academyDigits() === 'latn' ? 'ar-latn' : text
  // In the tab, in the PDF's properties, and as the name of the file that the browser's own print window proposes.
  useEffect(() => {
    if (!isShown) namePage(location.pathname, head.reference ?? '')
  }, [head.reference, isShown])
  const document = (
    <article
      data-document
      lang={language}
      dir={directionOf(language)}
      className={classes['paper']}
      data-paper={paper}
      data-edge={letterhead ? undefined : true}
      data-leaves={leaves > 1 ? leaves : undefined}
      data-page={isShown ? undefined : letterhead ? `${paper}-${printed}` : `sheet-${paper}`}
    >
      <Suspense>
        {letterhead && <Letterhead {...head} />}
        {children}
        {!isShown && <Ready key={language} />}
      </Suspense>
    </article>
  )
  if (isShown)
    return (
      <div className={classes['shown']}>
        <InFull value={true}>
          <LanguageInside value={language}>
            <Stage paper={paper}>{document}</Stage>
          </LanguageInside>
        </InFull>
      </div>
    )
  return (
    <div className={classes['desk']}>
      <Toolbar languages={languages} language={language} onLanguage={(lang) => change({ lang })} pdf={pdf} />
      <InFull value={true}>
        <LanguageInside value={language}>
          {letterhead ? (
            document
          ) : (
            <Stage paper={paper} leaves={leaves}>
              {document}
            </Stage>
          )}
        </LanguageInside>
      </InFull>
    </div>
  )
}

const pixelsPerMillimetre = 96 / 25.4
const widths = { portrait: 210, landscape: 297, card: 85.6 } as const

/** Draws what is laid out at its size on paper smaller as a whole where the screen is narrower. */
function Stage({ paper, leaves = 1, children }: { paper: Paper; leaves?: number; children: ReactNode }) {
  const { ref, width } = useElementSize()
  const scale = width === 0 ? 1 : width / (widths[paper] * pixelsPerMillimetre)
  return (
    <div
      ref={ref}
      className={classes['stage']}
      data-paper={paper}
      style={{ '--scale': scale, '--leaves': leaves } as CSSProperties}
    >
      {children}
    </div>
  )
}

/** Once every picture on the paper has been read, or could not be. */
const picturesRead = () =>
  Promise.allSettled(
    [...document.querySelectorAll<HTMLImageElement>('[data-document] img')].map((picture) => picture.decode()),
  )

/** Says that everything inside has been drawn, once the letters and the pictures are there too. */
function Ready() {
  useEffect(() => {
    let current = true
    void Promise.all([document.fonts.ready, picturesRead()]).then(() => {
      if (current) document.documentElement.dataset['printReady'] = ''
    })
    return () => {
      current = false
      delete document.documentElement.dataset['printReady']
    }
  }, [])
  return null
}

function Toolbar(props: {
  languages: readonly Language[]
  language: Language
  onLanguage: (language: Language) => void
  pdf: PrintLayoutProps['pdf']
}) {
  const kit = useKit()
  const sentence = useSentence()
  const [loading, setLoading] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const { pdf } = props
  const download = async () => {
    if (!pdf) return
    setLoading(true)
    setProblem(null)
    try {
      saveBlob(await pdf.load(props.language), pdf.name)
    } catch (error) {
      setProblem(error)
    } finally {
      setLoading(false)
    }
  }
  return (
    <div data-not-printed className={classes['tools']}>
      <Group role="group" aria-label={kit('print.toolbar')} gap="sm" className={classes['bar']}>
        <Button
          leftSection={<IconPrinter size="1.125rem" stroke={1.6} />}
          onClick={() => void document.fonts.ready.then(() => window.print())}
        >
          {kit('print.print')}
        </Button>
        {pdf && (
          <Button
            variant="default"
            leftSection={<IconDownload size="1.125rem" stroke={1.6} />}
            loading={loading}
            onClick={() => void download()}
          >
            {kit('print.pdf')}
          </Button>
        )}
        {props.languages.length > 1 && (
          <NativeSelect
            aria-label={kit('print.language')}
            data={props.languages.map((each) => ({ value: each, label: languageNames[each] }))}
            value={props.language}
            onChange={(event) => props.onLanguage(event.currentTarget.value as Language)}
          />
        )}
      </Group>
      {problem !== null && (
        <Alert color="red" role="alert">
          {sentence(problem)}
        </Alert>
      )}
    </div>
  )
}
