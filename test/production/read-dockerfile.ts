import { type Copy, DockerfileParser, type Env, type From, type JSONInstruction } from 'dockerfile-ast';

export type Step =
  | {
      readonly kind: 'copy';
      readonly from: string | undefined;
      readonly sources: readonly string[];
      readonly to: string;
    }
  | { readonly kind: 'run'; readonly command: string };

export interface Stage {
  /** The name, or the number. */
  readonly name: string;
  readonly image: string;
  readonly directory: string;
  readonly steps: readonly Step[];
  readonly env: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly entrypoint: readonly string[];
  readonly healthcheck: readonly string[];
}

/** The stages of a Dockerfile that uses the instructions of ours. @throws Error for another instruction */
export function readDockerfile(text: string): Stage[] {
  const stages: { -readonly [Name in keyof Stage]: Stage[Name] }[] = [];
  const args = new Map<string, string>();
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    const content = instruction.getArgumentsContent() ?? '';
    if (keyword === 'ARG') {
      const [name = '', value = ''] = content.split('=');
      args.set(name, value);
      continue;
    }
    if (keyword === 'FROM') {
      const image = ((instruction as From).getImage() ?? '').replace(
        /\$\{(\w+)\}/,
        (_, name: string) => args.get(name) ?? '',
      );
      const name = (instruction as From).getBuildStage() ?? `${stages.length}`;
      stages.push({
        name,
        image,
        directory: '/',
        steps: [],
        env: {},
        user: undefined,
        entrypoint: [],
        healthcheck: [],
      });
      continue;
    }
    const stage = stages.at(-1);
    if (stage === undefined) throw new Error(`${keyword} is before the first FROM.`);
    const words = instruction.getArguments().map((argument) => argument.getValue());
    const strings = (): string[] =>
      (instruction as JSONInstruction).getJSONStrings().map((one) => JSON.parse(one.getValue()) as string);
    if (keyword === 'WORKDIR') stage.directory = content;
    else if (keyword === 'USER') stage.user = content;
    else if (keyword === 'ENTRYPOINT') stage.entrypoint = strings();
    else if (keyword === 'HEALTHCHECK') stage.healthcheck = JSON.parse(content.slice(content.indexOf('['))) as string[];
    else if (keyword === 'ENV') {
      const own = (instruction as Env).getProperties().map((one) => [one.getName(), one.getValue() ?? '']);
      stage.env = { ...stage.env, ...(Object.fromEntries(own) as Record<string, string>) };
    } else if (keyword === 'RUN') stage.steps = [...stage.steps, { kind: 'run', command: content }];
    else if (keyword === 'COPY') {
      const from = (instruction as Copy).getFromFlag()?.getValue() ?? undefined;
      stage.steps = [...stage.steps, { kind: 'copy', from, sources: words.slice(0, -1), to: words.at(-1)! }];
    } else if (!['VOLUME', 'EXPOSE', 'STOPSIGNAL'].includes(keyword)) {
      throw new Error(`The instruction ${keyword} is not known here.`);
    }
  }
  return stages;
}
