import type { JSX } from 'preact';
import type { Options, OptionValue } from '../../engine/options.ts';
import type { OpenedGame } from '../catalogue/opened-game.ts';
import { RadioChoice } from '../ui/radio-choice.tsx';
import { SelectChoice } from '../ui/select-choice.tsx';

interface Props {
  readonly opened: OpenedGame;
  readonly options: Options;
  readonly change: (options: Options) => void;
}

/** The game says what can be chosen; its words say what that means. */
export function GameOptions({ opened, options, change }: Props): JSX.Element {
  const { game, gameWords } = opened;
  return (
    <>
      {game.options.map(spec => {
        const { name, values } = spec;
        const optionWords = gameWords.options?.[name];
        const choose = (value: OptionValue | undefined) => change(withOption(options, name, value));
        const shared = { key: name, name: optionWords?.name ?? name, hint: optionWords?.hint };
        // What may be left out, or has many values, is chosen from a list.
        return spec.default === undefined ? (
          <SelectChoice
            {...shared}
            values={['', ...values.map(String)]}
            value={String(options[name] ?? '')}
            say={value => (value === '' ? (optionWords?.none ?? '–') : (optionWords?.values[value] ?? value))}
            choose={written => choose(values.find(value => String(value) === written))}
          />
        ) : (
          <RadioChoice
            {...shared}
            values={values}
            value={options[name]}
            say={value => optionWords?.values[String(value)] ?? String(value)}
            choose={choose}
          />
        );
      })}
    </>
  );
}

/** Options with one of them set, or left out again. */
function withOption(options: Options, name: string, value: OptionValue | undefined): Options {
  const { [name]: _, ...rest } = options;
  return value === undefined ? rest : { ...rest, [name]: value };
}
