import type { ComponentChildren, JSX } from 'preact';
import { startAddress } from '../route.ts';
import { chooseLanguage, chooseTheme, language, theme, themes } from '../settings.ts';
import { Camel } from '../stage/camel.tsx';
import { languages } from '../stage/view.ts';
import type { Words } from '../words/words.ts';
import { Icon } from './icon.tsx';

interface Props {
  readonly words: Words;
  readonly children?: ComponentChildren;
}

export function Header({ words, children }: Props): JSX.Element {
  return (
    <header class="header">
      <a class="brand" href={startAddress} title={words.toStart}>
        <svg class="figure coat-brand" viewBox="6 6 96 90" aria-hidden="true">
          <Camel weave="zigzag" />
        </svg>
        <span>Caravanserai</span>
      </a>
      {children}
      <LanguageChoice words={words} />
      <ThemeButton words={words} />
    </header>
  );
}

/** Languages are named in themselves, so that whoever strayed into a foreign one finds home. */
const ownNames = { en: 'English', de: 'Deutsch', nl: 'Nederlands' } as const;

function LanguageChoice({ words }: { words: Words }): JSX.Element {
  return (
    <div class="choice" role="group" aria-label={words.language}>
      {languages.map(code => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={ownNames[code]}
          title={ownNames[code]}
          aria-pressed={language.value === code}
          onClick={() => chooseLanguage(code)}
        >
          {code}
        </button>
      ))}
    </div>
  );
}

function ThemeButton({ words }: { words: Words }): JSX.Element {
  const next = themes[(themes.indexOf(theme.value) + 1) % themes.length]!;
  const name = `${words.theme}: ${words.themes[theme.value]}`;
  return (
    <button type="button" class="round" aria-label={name} title={name} onClick={() => chooseTheme(next)}>
      <Icon name={theme.value} />
    </button>
  );
}
