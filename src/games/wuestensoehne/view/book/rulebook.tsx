import '../board/board.css';
import '../board/marks.css';
import { rulebookOf } from '../../../../web/kit/rulebook.tsx';
import { chapters } from './chapters.ts';
import { Diagram } from './diagram.tsx';
import { type FigureDrawing, figures } from './figures.ts';

export const rulebook = rulebookOf<FigureDrawing>(chapters, figures, Diagram);
