import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { DeskReport } from '../../protocol/desk.ts';
import { tableAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { finishReport } from './desk-api.ts';
import { type DeskContext, momentIn, problemText, useDesk } from './desk-context.ts';

/** What people have told the hosts of each other. */
export function ReportsPart(desk: DeskContext): JSX.Element | undefined {
  const { own, tell } = desk;
  const { found, look } = useDesk('reports', desk);
  const [about, setAbout] = useState<DeskReport>();
  if (!found) return undefined;
  const finish = async ({ id }: DeskReport) => {
    tell(problemText(own, await finishReport(id)));
    await look();
  };
  return (
    <>
      {found.reports.length === 0 && <p>{own.noReports}</p>}
      {found.reports.map(report => (
        <Report
          key={report.id}
          {...desk}
          report={report}
          decide={() => setAbout(report)}
          finish={() => void finish(report)}
        />
      ))}
      {about && (
        <DecisionDialog
          {...desk}
          person={about.about}
          name={about.aboutName || desk.words.lobby.somebody}
          close={() => setAbout(undefined)}
          done={() => void look()}
        />
      )}
    </>
  );
}

interface ReportProps extends DeskContext {
  readonly report: DeskReport;
  readonly decide: () => void;
  readonly finish: () => void;
}

function Report({ own, words, report, decide, finish }: ReportProps): JSX.Element {
  const { somebody } = words.lobby;
  const [reporter, about] = [report.reporterName || somebody, report.aboutName || somebody];
  const facts = [momentIn(language.value, report.at), report.isDone && own.isDone];
  return (
    <article class={report.isDone ? 'desk-report done' : 'desk-report'}>
      <h3>{own.reportOf(reporter, about)}</h3>
      <p class="small">{facts.filter(Boolean).join(' · ')}</p>
      {report.text !== '' && <p class="desk-quote">{report.text}</p>}
      {report.lines.length === 0 ? (
        <p class="small">{own.saidNothing}</p>
      ) : (
        <ul class="desk-lines">
          {report.lines.map(({ at, text, isReporter }) => (
            <li key={at}>
              <b>{isReporter ? reporter : about}</b> {text}
            </li>
          ))}
        </ul>
      )}
      <div class="desk-buttons">
        <button type="button" class="button" aria-label={own.decideAbout(about)} onClick={decide}>
          {own.decide}
        </button>
        {report.match !== undefined && (
          <a class="button plain" href={tableAddress(report.match)}>
            {own.toTable}
          </a>
        )}
        {!report.isDone && (
          <button type="button" class="button plain" onClick={finish}>
            {own.markDone}
          </button>
        )}
      </div>
    </article>
  );
}
