import type { LinkPreviews } from '#platform/server/http/pages/link-previews.ts'
import { inLanguage, textLanguageOf, type Trilingual } from '#platform/shared/text.ts'
import { verifiedStatus } from '../../rules/modes.ts'
import { linkWords } from '../../text/letters.ts'
import { byVerifyCode } from '../store/certificates.ts'

/**
 * Whose it is and whether it holds says the page alone: whoever shows a link keeps what it says for weeks, and shows it to
 * everybody in the conversation.
 */
export const linkPreviews: readonly LinkPreviews[] = [
  {
    page: '/verify/:Code?',
    say: async ({ db, language, params }) => {
      const code = (params['Code'] ?? '').toLowerCase()
      if (!/^[0-9a-f]{32}$/.test(code)) return null
      const found = await byVerifyCode(db, code)
      const status = found && verifiedStatus(found.mode, found.newestMode ?? found.mode)
      if (status !== 'valid' && status !== 'superseded') return null
      const { CourseName, AcademyName } = found!.snapshot
      const said = (text: Trilingual) => inLanguage(text, language).text
      const words = linkWords[textLanguageOf(language, 'en')]
      return {
        title: words.title.replace('{{title}}', () => said(CourseName)),
        description: words.about.replace('{{academy}}', () => said(AcademyName)),
        pictureId: null,
        path: `/verify/${code}`,
        isListed: false,
      }
    },
  },
]
