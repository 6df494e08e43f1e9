import { describePrinted } from '#testing/stages/printed/of-class.ts'
import certificate from './document.ts'

describePrinted('completion', certificate)
