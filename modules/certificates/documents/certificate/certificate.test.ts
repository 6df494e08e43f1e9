import { describePrinted } from '#testing/stages/printed-certificate.ts'
import certificate from './document.ts'

describePrinted('completion', certificate)
